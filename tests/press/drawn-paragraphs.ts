import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Line } from '#press/audit/drawn-page'
import { openBook } from '#press/audit/open-book'
import { readDrawnPages } from '#press/audit/read-drawn-pages'
import type { Compiler, WantLines } from '#press/engine/compiler'
import type { Styles } from '#press/page/style'

/** The lines of each text as they are found in the PDF, every text on a page of its own. */
export async function drawnParagraphs(
  compiler: Compiler,
  styles: Styles,
  texts: readonly WantLines[],
): Promise<Line[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-paragraphs-'))
  const file = join(folder, 'drawn.pdf')
  const pages = texts.map(({ width, ...text }) => [{ kind: 'text' as const, ...text, x: 5, y: 5, w: width }])
  const drawing = { title: '', author: '', styles, width: 150, height: 250, pages }
  try {
    await writeFile(file, compiler.pdf(drawing, false))
    return openBook(await readDrawnPages(file)).pages.map(page => page.lines)
  } finally {
    await rm(folder, { recursive: true })
  }
}
