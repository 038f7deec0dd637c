import { trims } from '#domain/catalogue/papers'
import type { CoverDesign } from '#press/covers/cover-design'
import { drawCoverImage } from '#press/covers/cover-image'
import { asBuffer } from '#press/engine/as-buffer'
import type { Engine } from '#press/products/engine'
import type { Files } from '#server/adapters/files/files'
import type { PictureRefusal, Pictures } from '#server/adapters/pictures/pictures'
import { openOriginal } from '../../library/media/open-original.ts'
import type { CoverRequest } from './cover-request.ts'

export type CoverFormat = 'webp' | 'png' | 'jpeg'

/** The best first: who names no format gets the one that all can read. */
export const coverFormats = ['webp', 'png', 'jpeg'] as const satisfies readonly CoverFormat[]

export interface CoverTools {
  files: Files
  engine: Pick<Engine, 'run'>
  pictures: Pictures
  /** For what is written while a cover is drawn. */
  scratch: string
}

/** The cover as the press prints it, for an owner (Pictures); why its picture cannot be shown, where that is so. */
export async function drawCover(
  request: CoverRequest,
  format: CoverFormat,
  { files, engine, pictures, scratch }: CoverTools,
  owner: string,
): Promise<Buffer | PictureRefusal> {
  const { picture, widthPx } = request
  const open = picture && (() => openOriginal(files, picture.sha256))
  const size = open && (await pictures.run(owner, 'size', open, {}))
  if (size && 'refused' in size) return size
  try {
    const image = await drawCoverImage(
      designOf(request, size?.output),
      { widthPx, trim: trims[request.paper], format, scratch },
      {
        naturalWidths: (styles, wants) => engine.run('widths', { styles, wants }),
        pdf: (drawing, tagged) => engine.run('pdf', { drawing, tagged }),
        raster: page => pictures.rasterCover(page),
        photo:
          open &&
          (async sidePx => {
            const fitted = await pictures.run(owner, 'fitToCover', open, { sidePx })
            if ('refused' in fitted) throw new NoPicture(fitted)
            return fitted.output
          }),
      },
    )
    return asBuffer(image)
  } catch (error) {
    if (error instanceof NoPicture) return error.refusal
    throw error
  }
}

/** Goes through the press, which knows no refusals of pictures. */
class NoPicture extends Error {
  readonly refusal: PictureRefusal

  constructor(refusal: PictureRefusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

function designOf(request: CoverRequest, size: { width: number; height: number } | undefined): CoverDesign {
  const { template, colour, title, author, years, locale, picture, calendarYear } = request
  return {
    template,
    colour,
    title,
    author,
    years,
    locale,
    ...(picture &&
      size && {
        photo: {
          ...size,
          sha256: picture.sha256,
          ...(picture.focus && { focus: picture.focus }),
          ...(picture.crop && { crop: picture.crop }),
        },
      }),
    // the front adds up all years by calendar month: which year these stand in makes no difference
    ...(calendarYear && {
      months: calendarYear.map((items, i) => ({ month: `2000${String(i + 1).padStart(2, '0')}`, items })),
    }),
  }
}
