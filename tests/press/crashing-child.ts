import type { MonthInput } from '#press/products/diary/months/typeset-month'
import { serveJobs } from '#processes/serve-jobs'

// A child of the engine without Typst: it dies over an item whose text says so, as Typst does over some, or never ends, and
// sets every other item as a page. `missing` tells which process it was.

serveJobs<{ month: { input: MonthInput; output: unknown } }>({
  month({ month, items }) {
    if (items.some(item => item.text === 'abort')) process.kill(process.pid, 'SIGKILL')
    if (items.some(item => item.text === 'endless')) for (;;);
    if (items.some(item => item.text === 'throw')) throw new Error('Typst refused: the reason')
    const pages = items.map(item => ({ elements: [], regions: [{ item: item.id, x: 0, y: 0, w: 1, h: 1 }] }))
    return { month, pages, missing: [String(process.pid)] }
  },
})
