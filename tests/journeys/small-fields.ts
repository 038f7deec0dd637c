import type { Page } from 'playwright-core'
import { z } from 'zod'

/** Fields with letters below 16 px: an iPhone enlarges the page when they are touched, and leaves it so. */
export async function smallFields(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(
    await page.evaluate(`
      [...document.querySelectorAll('input, textarea, select')]
        .filter(one => !/^(checkbox|radio|range|file|color)$/.test(one.type) && one.getClientRects().length > 0)
        .map(one => [one.outerHTML.slice(0, 120), parseFloat(getComputedStyle(one).fontSize)])
        .filter(([, size]) => size < 16)
        .map(one => one.join(' '))`),
  )
}
