import { readFileSync } from 'node:fs'
import { ticksPerSecond, treeOf } from '../watch-processes.ts'

/** Parts of the service, by what their command says; the first that fits. */
const parts: readonly (readonly [part: string, fits: RegExp])[] = [
  ['API', /serve\/part\.ts api/],
  ['worker', /serve\/part\.ts worker/],
  ["API's Typst", /engine-child\.ts of the API/],
  ["worker's Typst", /engine-child\.ts of the worker/],
  ['pictures', /(?:interactive|background)-child\.ts/],
  ['PostgreSQL', /postgres/],
  ['Stripe', /play-stripe\.ts/],
  ['client', /bench\/main\.ts/],
]

/** Processor time of this process and all below it, by part. Ends with cores: 1 is a core that did nothing else. */
export function watchParts(root = process.pid): () => Map<string, number> {
  const begun = performance.now()
  const before = partsOf(root)
  const processes = new Map(before)
  const look = () => {
    for (const [pid, part] of partsOf(root)) processes.set(pid, part)
  }
  const timer = setInterval(look, 1000)
  return () => {
    clearInterval(timer)
    look()
    const seconds = (performance.now() - begun) / 1000
    const cores = new Map(parts.map(([part]) => [part, 0]))
    for (const [pid, { part, ticks }] of processes) {
      const used = (ticks - (before.get(pid)?.ticks ?? 0)) / ticksPerSecond
      if (part !== undefined) cores.set(part, (cores.get(part) ?? 0) + used / seconds)
    }
    return cores
  }
}

function partsOf(root: number): Map<number, { part: string | undefined; ticks: number }> {
  const tree = treeOf(root)
  const commands = new Map(tree.map(({ pid }) => [pid, commandOf(pid)]))
  return new Map(
    tree.map(({ pid, parent, ticks }) => {
      // a child of an engine belongs to whose engine it is
      const owner = commands.get(parent)?.includes('part.ts api') ? 'API' : 'worker'
      const command = `${commands.get(pid)} of the ${owner}`
      return [pid, { part: parts.find(([, fits]) => fits.test(command))?.[0], ticks }]
    }),
  )
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    // it ended between the two looks
    return ''
  }
}
