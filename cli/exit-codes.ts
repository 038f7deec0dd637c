import type { RefusalCode } from '#sources/archive/archive'

/** Exit codes of the commands; docs/command.md lists them for people. */
export const exitCodes: Record<RefusalCode | 'usage' | 'nothing-to-print' | 'bad-output', number> = {
  usage: 2,
  'not-found': 10,
  'not-a-zip': 11,
  'truncated-zip': 12,
  'encrypted-zip': 13,
  'wrong-archive': 14,
  'empty-archive': 15,
  'zip-bomb': 16,
  'overlapping-entries': 17,
  'duplicate-entries': 18,
  'unsafe-path': 19,
  symlink: 20,
  'nothing-to-print': 21,
  'bad-output': 22,
  'own-export': 23,
}
