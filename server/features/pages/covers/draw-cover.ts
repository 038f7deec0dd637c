import sharp from 'sharp'
import { trims } from '#domain/catalogue/papers'
import type { CoverDesign } from '#press/covers/cover-design'
import { drawCoverImage } from '#press/covers/cover-image'
import type { Engine } from '#press/products/engine'
import { decoderOf } from '#sources/pictures/decoding'
import type { CoverRequest } from './cover-request.ts'

export type CoverFormat = 'webp' | 'png' | 'jpeg'

/** The best first: who names no format gets the one that all can read. */
export const coverFormats = ['webp', 'png', 'jpeg'] as const satisfies readonly CoverFormat[]

/** The cover as the press prints it. `photo` holds the bytes of the wanted picture; what is written meanwhile goes into `scratch`. */
export async function drawCover(
  request: CoverRequest,
  format: CoverFormat,
  engine: Pick<Engine, 'run'>,
  scratch: string,
  photo?: Buffer,
): Promise<Buffer> {
  const image = await drawCoverImage(
    await designOf(request, photo),
    {
      widthPx: request.widthPx,
      trim: trims[request.paper],
      format: format === 'jpeg' ? 'jpeg' : 'png',
      scratch,
    },
    {
      naturalWidths: (styles, wants) => engine.run('widths', { styles, wants }),
      pdf: (drawing, tagged) => engine.run('pdf', { drawing, tagged }),
    },
    photo,
  )
  // with smart subsampling, since red words lose their edges otherwise
  return format === 'webp'
    ? await sharp(image).webp({ quality: 84, effort: 3, smartSubsample: true }).toBuffer()
    : image
}

async function designOf(request: CoverRequest, photo: Buffer | undefined): Promise<CoverDesign> {
  const { template, colour, title, author, years, locale, picture, calendarYear } = request
  return {
    template,
    colour,
    title,
    author,
    years,
    locale,
    ...(picture &&
      photo && {
        photo: {
          ...(await uprightSize(photo)),
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

async function uprightSize(photo: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = (await decoderOf(photo).metadata()).autoOrient
  return { width, height }
}
