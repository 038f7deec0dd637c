import type { Item } from '#domain/books/item'
import { coverYears } from '#domain/covers/cover-years'
import type { CoverDesign } from '../../covers/cover-design.ts'
import type { CoverPhoto } from '../../covers/cover-photo.ts'
import { type Derived, type DerivePhoto, derivePhotos, type PhotoUse } from '../../photos/derive-photos.ts'
import { photoWidths } from '../../photos/slots-on-pages.ts'
import { profiles } from '../../printers/profiles.ts'
import type { Engine } from '../engine.ts'
import type { BookSettings } from './book-settings.ts'
import { chooseCoverPhoto } from './choose-cover-photo.ts'
import { cutMonths, figuresOf } from './cut-months.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import { coverDesign, type LaidVolume, layVolume } from './lay-volume.ts'
import { gatherRuns } from './months/gather-runs.ts'
import type { MonthCache } from './months/month-cache.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { typesetMonths } from './months/typeset-months.ts'
import { monthsOf } from './months-on-pages.ts'
import { planPreview } from './plan-preview.ts'

export interface BookRequest {
  /** With their pictures looked at, in order; only what is to be printed. */
  items: Item[]
  derivePhoto: DerivePhoto
  settings: BookSettings
  /** Folder that receives the files; it exists. */
  out: string
  /** Folder of derived photos. */
  photoFolder: string
  months: MonthCache
  engine: Engine
  onProgress?: (step: 'typeset' | 'photos' | 'bind', done: number, of: number) => void
}

/** A book whose pages and covers are laid and whose photos are there: what is left is to write its files. */
export interface SettledBook {
  volumes: LaidVolume[]
  design: CoverDesign
  /** Picture of the cover. */
  photo: CoverPhoto | undefined
  derived: Derived
  /** Items that the engine died over. */
  lost: string[]
  /** Pictures (sha256) that could not be decoded in full. */
  broken: string[]
  /** Characters that no font has. */
  missing: string[]
  seconds: { typeset: number; photos: number }
}

/** Sets the months, cuts them into volumes and derives the photos of `uses`; once more without those that are broken. */
export async function settleBook(request: BookRequest, uses: readonly PhotoUse[]): Promise<SettledBook> {
  const { items, settings } = request
  const first = await settle(request, uses)
  const { broken } = first.derived
  if (broken.length === 0) return { ...first, broken }
  const without = new Set(broken)
  const again = await settle(
    { ...request, items: withoutPictures(items, without), settings: withoutBroken(settings, without) },
    uses,
  )
  const { typeset, photos } = again.seconds
  const seconds = { typeset: first.seconds.typeset + typeset, photos: first.seconds.photos + photos }
  return { ...again, broken, seconds }
}

async function settle(request: BookRequest, uses: readonly PhotoUse[]) {
  const { items, settings, engine, onProgress } = request
  const start = performance.now()
  const set = await setAll(request)
  const laid = await layAll(items, set.months, settings, engine)
  const typeset = performance.now()
  const covers = uses.includes('print') ? laid.volumes.map(volume => volume.cover) : []
  const sheets = [...laid.volumes.flatMap(({ pages, front }) => [...pages, front]), ...covers]
  const derived = await derivePhotos(photoWidths(sheets), request.derivePhoto, {
    folder: request.photoFolder,
    colour: profiles[settings.profile].colour,
    uses,
    onPhoto: (done, of) => onProgress?.('photos', done, of),
  })
  const photos = performance.now()
  const seconds = { typeset: (typeset - start) / 1000, photos: (photos - typeset) / 1000 }
  return { ...laid, derived, lost: set.lost, seconds }
}

function setAll({ items, settings, engine, months, onProgress }: BookRequest) {
  const cut = cutMonths(items, settings.timeZone)
  const inputs = gatherRuns(cut, settings).map(run => ({
    ...run,
    typeset: settings.typeset,
    locale: settings.locale,
    timeZone: settings.timeZone,
    profile: settings.profile,
    binding: settings.binding,
    ...(settings.edited && { edited: true }),
  }))
  return typesetMonths(inputs, engine, months, (done, of) => onProgress?.('typeset', done, of))
}

async function layAll(items: Item[], months: MonthPages[], settings: BookSettings, engine: Engine) {
  const figures = figuresOf(items, settings.timeZone)
  const names = months.flatMap(monthsOf)
  const photo = photoOfCover(items, settings)
  const design = coverDesign(
    settings,
    coverYears(names),
    names.map(month => ({ month, items: figures.get(month)?.posts ?? 0 })),
    photo,
  )
  const planned = await planPreview(months, figures, settings, engine)
  const volumes = await Promise.all(planned.volumes.map(v => layVolume(v, settings, design, engine)))
  const missing = [...new Set(planned.volumes.flatMap(volume => volume.facts.missing))].sort()
  return { volumes, design, photo, missing }
}

function photoOfCover(items: readonly Item[], settings: BookSettings): CoverPhoto | undefined {
  const chosen = settings.coverPhoto === undefined ? chooseCoverPhoto(items) : settings.coverPhoto
  if (!chosen) return undefined
  const { picture, crop, focus } = chosen
  const { sha256, width, height } = picture
  return { sha256, width, height, ...(crop && { crop }), ...(focus && { focus }) }
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
