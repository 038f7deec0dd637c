import { basename } from 'node:path'

/** What a service runs, by what its processes are for. */
export const parts = ['api', 'worker', 'pages', 'pictures', 'archives', 'postgres', 'others'] as const
export type Part = (typeof parts)[number]

/** Which part of a service a process is, by the words of its command line; `others` is what supervises. */
export function partOf(words: readonly string[]): Part {
  const [program = '', ...args] = words
  if (basename(program) === 'postgres' || program.startsWith('postgres: ')) return 'postgres'
  const script = args.find(word => word.endsWith('.ts')) ?? ''
  const child = children[basename(script)]
  if (child) return child
  return parts.find(part => args.includes(part)) ?? 'others'
}

const children: Record<string, Part> = {
  'engine-child.ts': 'pages',
  'interactive-child.ts': 'pictures',
  'background-child.ts': 'pictures',
  'reading-child.ts': 'archives',
}
