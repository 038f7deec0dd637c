import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { failureFolder } from './photograph.ts'

const shiftsWanted = process.env.DAYBOUND_SHIFTS !== undefined

/** A layout shift that follows no press soon: how much, where, what moved, and whether anything was pressed on that page before. */
export interface LayoutShift {
  value: number
  what: string
  isPressed: boolean
}

/** What moves so soon after a press was asked for, as browsers count it. */
const excusedMs = 500

/** Gathers the shifts of all pages; where they are wanted, writes them into `out/journeys/shifts.txt`, too. */
export async function watchShifts(context: BrowserContext, view: string): Promise<readonly LayoutShift[]> {
  const shifts: LayoutShift[] = []
  if (shiftsWanted) await mkdir(failureFolder, { recursive: true })
  await context.exposeBinding('tellShift', async (_, value: number, what: string, isPressed: boolean) => {
    shifts.push({ value, what, isPressed })
    const line = `${view} ${value.toFixed(4)} ${what}\n`
    if (shiftsWanted) await appendFile(join(failureFolder, 'shifts.txt'), line)
  })
  await context.addInitScript(tellShifts)
  return shifts
}

// Chromium excuses a shift also after the size of an emulated phone was set, which it is as a page opens: only presses do here
const tellShifts = `
  let pressedAt = -Infinity
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, ({ timeStamp }) => { pressedAt = timeStamp }, { capture: true, passive: true })
  const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(',')
  const moved = ({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    const words = (element?.textContent ?? '').slice(0, 20)
    return (element?.outerHTML ?? '?').slice(0, 60) + ' “' + words + '” ' + rect(previousRect) + ' → ' + rect(currentRect)
  }
  new PerformanceObserver(list => {
    for (const { value, startTime, sources } of list.getEntries())
      if (startTime - pressedAt > ${excusedMs})
        tellShift(value, location.pathname + ' ' + sources.map(moved).join(' | '), startTime > pressedAt && pressedAt > 0)
  }).observe({ type: 'layout-shift', buffered: true })
`
