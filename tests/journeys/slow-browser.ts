import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { apiRoot } from '#contract/call'

/** How many times slower pages run and how late answers come: `DAYBOUND_SLOW=6` shakes out what waits for too little. */
const slowness = Number(process.env.DAYBOUND_SLOW ?? 1)

/** What is done on a page of a processor so many times slower, which shakes out what is drawn too late. */
export async function slowly(page: Page, rate: number, act: () => Promise<void>): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  await act()
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, slowness) })
  await devTools.detach()
}

/** Where it is wanted, a page on a slow processor, whose answers come late and not in the order they were asked for. */
export async function slowDown(page: Page): Promise<void> {
  if (slowness <= 1) return
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.route(`**${apiRoot}/**`, async route => {
    await pause(Math.random() * 100 * slowness)
    await route.fallback()
  })
}
