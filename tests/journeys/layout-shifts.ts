import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { failureFolder } from './photograph.ts'

/** Shifts are measured for whoever wants to look: on a busy machine an answer to a press comes after the half second that is given it. */
const shiftsWanted = process.env.DAYBOUND_SHIFTS !== undefined

/** Where it is wanted, writes each layout shift that follows no press into `out/journeys/shifts.txt`: how much, where, and what moved. */
export async function watchShifts(context: BrowserContext, view: string): Promise<void> {
  if (!shiftsWanted) return
  await mkdir(failureFolder, { recursive: true })
  await context.exposeBinding('tellShift', (_, shift: string) =>
    appendFile(join(failureFolder, 'shifts.txt'), `${view} ${shift}\n`),
  )
  await context.addInitScript(tellShifts)
}

const tellShifts = `
  const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(',')
  const moved = ({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    const words = (element?.textContent ?? '').slice(0, 20)
    return (element?.outerHTML ?? '?').slice(0, 60) + ' “' + words + '” ' + rect(previousRect) + ' → ' + rect(currentRect)
  }
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) tellShift(value.toFixed(4) + ' ' + location.pathname + ' ' + sources.map(moved).join(' | '))
  }).observe({ type: 'layout-shift', buffered: true })
`
