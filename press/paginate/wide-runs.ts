import type { Block } from './block.ts'

/** Blocks in columns, and the entry behind them that stands over all columns; absent at the end of a month. */
export interface Run {
  columns: Block[]
  wide?: Block[]
}

/** A month in its runs. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [{ columns: [] }]
  for (const [n, block] of blocks.entries()) {
    const { [n - 1]: above } = blocks
    const run = runs.at(-1)
    if (!run) continue
    if (block.wide && run.wide && above?.item === block.item) run.wide.push(block)
    else if (block.wide && !run.wide) run.wide = [block]
    else if (block.wide) runs.push({ columns: [], wide: [block] })
    else if (run.wide) runs.push({ columns: [block] })
    else run.columns.push(block)
  }
  return runs
}
