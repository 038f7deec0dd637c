import { PDFiumLibrary } from '@hyzyla/pdfium'

export interface PageInk {
  /** Share of the pixels of a box (mm from the upper left of the sheet) that are not white. */
  share(box: { x: number; y: number; w: number; h: number }): number
}

/** Looks at the pixels of every page of a PDF, at 144 dpi. */
export async function pageInk(pdf: Uint8Array): Promise<PageInk[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages: PageInk[] = []
  const perMm = 144 / 25.4
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' })
    const dark = Uint8Array.from({ length: width * height }, (_, i) =>
      Math.min(data[i * 4] ?? 255, data[i * 4 + 1] ?? 255, data[i * 4 + 2] ?? 255) < 215 ? 1 : 0,
    )
    pages.push({
      share(box) {
        const [left, top] = [Math.max(0, Math.floor(box.x * perMm)), Math.max(0, Math.floor(box.y * perMm))]
        const right = Math.min(width, Math.ceil((box.x + box.w) * perMm))
        const foot = Math.min(height, Math.ceil((box.y + box.h) * perMm))
        let ink = 0
        for (let y = top; y < foot; y++) for (let x = left; x < right; x++) ink += dark[y * width + x] ?? 0
        return ink / Math.max(1, (right - left) * (foot - top))
      },
    })
  }
  document.destroy()
  library.destroy()
  return pages
}
