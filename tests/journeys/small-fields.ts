import type { Page } from 'playwright-core'
import { z } from 'zod'

/** Fields with letters below 16 px: an iPhone enlarges the page when they are touched, and leaves it so. */
export async function smallFields(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(
    await page.evaluate(`
      [...document.querySelectorAll('input, textarea, select, [contenteditable]')]
        .filter(field => !/^(checkbox|radio|range|file|color)$/.test(field.type) && field.getClientRects().length > 0)
        .map(field => [field.outerHTML.slice(0, 120), parseFloat(getComputedStyle(field).fontSize)])
        .filter(([, size]) => size < 16)
        .map(field => field.join(' '))`),
  )
}
