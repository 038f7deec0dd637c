import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { failureFolder } from './photograph.ts'

const shiftsWanted = process.env.DAYBOUND_SHIFTS !== undefined

/** A layout shift that no press explains: how much, and where what moved. */
export interface LayoutShift {
  value: number
  what: string
}

/** What moves so soon after a press was asked for, as browsers count it; and in as many frames as a machine that is not busy draws in that time. */
const excusedMs = 500
const excusedFrames = 30

/** Gathers the shifts of all pages; where they are wanted, writes them into `out/journeys/shifts.txt`, too. */
export async function watchShifts(context: BrowserContext, view: string): Promise<readonly LayoutShift[]> {
  const shifts: LayoutShift[] = []
  if (shiftsWanted) await mkdir(failureFolder, { recursive: true })
  await context.exposeBinding('tellShift', async (_, value: number, what: string) => {
    shifts.push({ value, what })
    const line = `${view} ${value.toFixed(4)} ${expect.getState().currentTestName} ${what}\n`
    if (shiftsWanted) await appendFile(join(failureFolder, 'shifts.txt'), line)
  })
  await context.addInitScript(tellShifts)
  return shifts
}

/**
 * A press explains what moves within 500 ms of it, and of what it began: of answers and scripts that were asked for in that time, and of
 * work of the page that began in it. So a machine that is slow, or stood still for a moment, is no fault of the page, and what comes by
 * itself, from a network, a worker or another window, is. Pictures explain nothing: their room is kept. A press is also what is typed, a
 * file that is chosen, the way back, and another size of the window. Chromium's own excuse is not asked: it holds after the size of an
 * emulated phone was set, as a page opens.
 */
const tellShifts = `{
  let explainedUntil = -Infinity
  let framesLeft = 0
  const drawn = now => {
    explainedUntil = Math.max(explainedUntil, now)
    framesLeft -= 1
    if (framesLeft > 0) requestAnimationFrame(drawn)
  }
  const explain = until => {
    explainedUntil = Math.max(explainedUntil, until + ${excusedMs})
    if (framesLeft === 0) requestAnimationFrame(drawn)
    framesLeft = ${excusedFrames}
  }
  const isExplained = time => framesLeft > 0 || time <= explainedUntil
  for (const press of ['pointerdown', 'keydown', 'input', 'change', 'drop', 'popstate', 'resize'])
    addEventListener(press, ({ timeStamp }) => explain(timeStamp), { capture: true, passive: true })
  // what the page makes of an answer may be drawn before the browser tells of the answer
  const { fetch } = window
  window.fetch = async (...request) => {
    const isAsked = isExplained(performance.now())
    try {
      return await fetch(...request)
    } finally {
      if (isAsked) explain(performance.now())
    }
  }
  const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(',')
  const moved = ({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    const words = (element?.textContent ?? '').slice(0, 20)
    return (element?.outerHTML ?? '?').slice(0, 60) + ' “' + words + '” ' + rect(previousRect) + ' → ' + rect(currentRect)
  }
  const endOf = ({ startTime, duration }) => startTime + duration
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries().sort((a, b) => endOf(a) - endOf(b)))
      if (entry.entryType === 'layout-shift') {
        if (!isExplained(entry.startTime))
          tellShift(entry.value, location.pathname + ' ' + entry.sources.map(moved).join(' | '))
      } else if (isExplained(entry.startTime) && !/^(img|image|css)$/.test(entry.initiatorType)) explain(endOf(entry))
  })
  for (const type of ['layout-shift', 'resource', 'longtask']) observer.observe({ type, buffered: true })
}`
