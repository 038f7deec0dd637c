import { coverYears } from '#domain/cover-years'
import type { Item } from '#domain/item'
import type { CoverPhoto } from '../cover/cover-pen.ts'
import { layFront } from '../cover/front-cover.ts'
import type { Engine } from '../engine/engine.ts'
import type { MonthCache } from '../month/month-cache.ts'
import type { MonthPages } from '../month/set-month.ts'
import { setMonths } from '../month/set-months.ts'
import { derivePhotos } from '../photos/derive-photos.ts'
import { photoWidths } from '../photos/slots-on-pages.ts'
import { profiles } from '../print/profiles.ts'
import { trims } from '../print/trim.ts'
import { typesets } from '../typesets/typesets.ts'
import { type BoundVolume, bindBook } from './bind-book.ts'
import type { BookSettings } from './book-settings.ts'
import { chooseCoverPhoto } from './choose-cover-photo.ts'
import { cutMonths, figuresOf } from './cut-months.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import { coverDesign, type LaidVolume, layVolume, measureBy } from './lay-volume.ts'
import { planPreview } from './plan-preview.ts'

export interface BookRequest {
  /** With their pictures looked at, in order; only what is to be printed. */
  items: Item[]
  /** Bytes of a picture by its sha256. */
  openPicture(sha256: string): Promise<Buffer>
  settings: BookSettings
  /** Folder that receives the files; it exists. */
  out: string
  /** Folder of derived photos. */
  photoFolder: string
  months: MonthCache
  engine: Engine
  onProgress?: (step: 'typeset' | 'photos' | 'bind', done: number, of: number) => void
}

export interface MadeBook {
  volumes: BoundVolume[]
  laid: LaidVolume[]
  download: string
  pages: number
  /** Items that the engine died over. */
  lost: string[]
  /** Pictures (sha256) that could not be decoded in full. */
  broken: string[]
  /** Characters that no font has. */
  missingGlyphs: string[]
  seconds: { typeset: number; photos: number; bind: number }
}

/** Items to finished files: months are set, cut into volumes, given covers, and bound (architecture, the way data goes). */
export async function makeBook(request: BookRequest): Promise<MadeBook> {
  const { settings, engine, onProgress } = request
  const seconds = { typeset: 0, photos: 0, bind: 0 }
  const timed = async <T>(step: keyof typeof seconds, work: Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work
    seconds[step] += (performance.now() - start) / 1000
    return result
  }
  const settle = async (items: Item[], settings: BookSettings) => {
    const set = await timed('typeset', setAll(items, { ...request, settings }))
    const laid = await timed('typeset', layAll(items, set.months, settings, engine))
    const colour = profiles[settings.profile].colour
    const derived = await timed(
      'photos',
      derivePhotos(
        photoWidths([...laid.volumes.flatMap(v => [...v.pages, v.cover]), laid.front]),
        request.openPicture,
        {
          folder: request.photoFolder,
          colour,
          onPhoto: (done, of) => onProgress?.('photos', done, of),
        },
      ),
    )
    return { set, laid, derived }
  }

  let { set, laid, derived } = await settle(request.items, settings)
  const { broken } = derived
  if (broken.length > 0)
    ({ set, laid, derived } = await settle(
      withoutPictures(request.items, new Set(broken)),
      withoutBroken(settings, new Set(broken)),
    ))
  onProgress?.('bind', 0, 1)
  const photo = laid.photo ? await request.openPicture(laid.photo.sha256) : undefined
  const bound = await timed(
    'bind',
    bindBook(laid.volumes, laid.design, settings, derived, request.out, engine, photo),
  )
  onProgress?.('bind', 1, 1)
  return {
    ...bound,
    laid: laid.volumes,
    pages: bound.volumes.reduce((sum, volume) => sum + volume.pages, 0),
    lost: set.lost,
    broken,
    missingGlyphs: laid.missing,
    seconds,
  }
}

function setAll(items: Item[], { settings, engine, months, onProgress }: BookRequest) {
  const inputs = cutMonths(items, settings.timeZone).map(({ month, items }) => ({
    month,
    items,
    typeset: settings.typeset,
    locale: settings.locale,
    timeZone: settings.timeZone,
    profile: settings.profile,
    binding: settings.binding,
  }))
  return setMonths(inputs, engine, months, (done, of) => onProgress?.('typeset', done, of))
}

async function layAll(items: Item[], months: MonthPages[], settings: BookSettings, engine: Engine) {
  const figures = figuresOf(items, settings.timeZone)
  const photo = photoOfCover(items, settings)
  const design = coverDesign(
    settings,
    coverYears(months.map(m => m.month)),
    months.map(m => ({ month: m.month, items: figures.get(m.month)?.posts ?? 0 })),
    photo,
  )
  const planned = await planPreview(months, figures, settings, engine)
  const volumes = await Promise.all(planned.volumes.map(v => layVolume(v, settings, design, engine)))
  const front = await layFront(design, trims[typesets[settings.typeset].paper], measureBy(engine))
  const missing = [...new Set(planned.volumes.flatMap(volume => volume.facts.missing))].sort()
  return { volumes, design, photo, front, missing }
}

function photoOfCover(items: readonly Item[], settings: BookSettings): CoverPhoto | undefined {
  const chosen = settings.coverPhoto === undefined ? chooseCoverPhoto(items) : settings.coverPhoto
  if (!chosen) return undefined
  const { sha256, width, height } = chosen.picture
  return { sha256, width, height, ...(chosen.crop ? { crop: chosen.crop } : {}) }
}

// A broken cover picture makes room for one that the press chooses; an inserted page stays, with its words alone.
function withoutBroken(settings: BookSettings, broken: ReadonlySet<string>): BookSettings {
  const { coverPhoto, inserts, ...others } = settings
  return {
    ...others,
    ...(coverPhoto === null || (coverPhoto && !broken.has(coverPhoto.picture.sha256)) ? { coverPhoto } : {}),
    ...(inserts ? { inserts: inserts.map(insert => withoutPicture(insert, broken)) } : {}),
  }
}

function withoutPicture(insert: InsertPage, broken: ReadonlySet<string>): InsertPage {
  const { picture, ...others } = insert
  return picture && !broken.has(picture.sha256) ? insert : others
}

function withoutPictures(items: readonly Item[], broken: ReadonlySet<string>): Item[] {
  return items.map(item => ({
    ...item,
    media: item.media.filter(media => !media.picture || !broken.has(media.picture.sha256)),
  }))
}
