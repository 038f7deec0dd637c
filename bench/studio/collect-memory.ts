import { appendFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the parts of a service before their program (soak.ts): every few seconds collects the garbage, and writes down what is left.
const [, program = '', part = ''] = process.argv
const folder = process.env.SOAK_MEMORY_FOLDER
if (folder !== undefined && basename(program) === 'part.ts') {
  setFlagsFromString('--expose_gc')
  const collect: () => void = runInNewContext('gc')
  setInterval(() => {
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    const spaces = getHeapSpaceStatistics().map(
      space => [space.space_name, space.physical_space_size] as const,
    )
    const heap = spaces.reduce((sum, [, bytes]) => sum + bytes, 0)
    const line = { at: Date.now(), rss, heapUsed, external, heap, spaces: Object.fromEntries(spaces) }
    appendFileSync(join(folder, part), `${JSON.stringify(line)}\n`)
  }, 5_000).unref()
}
