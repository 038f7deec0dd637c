import { type PDFiumLibrary, PDFiumLibrary as Pdfium } from '@hyzyla/pdfium'
import sharp from 'sharp'

export interface CoverPage {
  /** Its first page is drawn. */
  pdf: Uint8Array
  widthPx: number
  heightPx: number
  format: 'webp' | 'png' | 'jpeg'
}

let library: Promise<PDFiumLibrary> | undefined

/** Draws a cover's PDF as a picture. */
export async function rasterCover({ pdf, widthPx, heightPx, format }: CoverPage): Promise<Buffer> {
  library ??= Pdfium.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const render = async ({ data, width, height }: { data: Uint8Array; width: number; height: number }) => {
      const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
      if (format === 'png') return image.png({ compressionLevel: 7 }).toBuffer()
      if (format === 'jpeg') return image.jpeg({ quality: 88 }).toBuffer()
      // with smart subsampling, since red words lose their edges otherwise
      return image.webp({ quality: 84, effort: 3, smartSubsample: true }).toBuffer()
    }
    const page = await document.getPage(0).render({ width: widthPx, height: heightPx, render })
    return Buffer.from(page.data)
  } finally {
    document.destroy()
  }
}
