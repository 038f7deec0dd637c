import { join } from 'node:path'
import type { Page } from 'playwright-core'

export const failureFolder = join(import.meta.dirname, '..', '..', 'out', 'journeys')

/** Photographs take a second each and prove nothing by themselves: for whoever wants to look. */
export const photosWanted = process.env.DAYBOUND_PHOTOS !== undefined

/** A page as it is seen, in `out/journeys/`; where photographs are wanted. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!photosWanted) return
  // what lies over a page covers only what is in sight of it; a book under the pen is as long as its pages
  const isPage = !new URL(page.url()).pathname.startsWith('/app/design/')
  const fullPage = isPage && (await page.getByRole('dialog').count()) === 0
  await page.screenshot({ path: join(failureFolder, `${name}.png`), fullPage })
}
