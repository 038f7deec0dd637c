import type { MonthInput } from '#press/products/diary/months/typeset-month'

// A child of the engine without Typst: it dies over an item whose text says so, as Typst does over some, and
// sets every other item as a page. `missing` tells which process it was.

process.on('message', ({ id, job, input }: { id: number; job: string; input: MonthInput }) => {
  const memory = process.memoryUsage.rss()
  if (job !== 'month') {
    process.send?.({ id, memory, error: `unknown job ${job}` })
    return
  }
  if (input.items.some(item => item.text === 'abort')) process.kill(process.pid, 'SIGKILL')
  if (input.items.some(item => item.text === 'throw')) {
    process.send?.({ id, memory, error: 'Typst refused: the reason' })
    return
  }
  const pages = input.items.map(item => ({
    elements: [],
    regions: [{ item: item.id, x: 0, y: 0, w: 1, h: 1 }],
  }))
  process.send?.({ id, memory, output: { month: input.month, pages, missing: [String(process.pid)] } })
})
process.on('disconnect', () => process.exit())
