import { expect, test } from 'vitest'
import { type JoiningObstacle, joiningObstacle } from './joining-obstacle.ts'

const account = { isLeaving: false, isStaff: false }
const from = { ...account, isImporting: false }

const rows: [string, Parameters<typeof joiningObstacle>[0], JoiningObstacle | undefined][] = [
  ['two usual accounts', { into: account, from }, undefined],
  ['the one that stays is being deleted', { into: { ...account, isLeaving: true }, from }, 'deletion'],
  [
    'the one that would end is being deleted',
    { into: account, from: { ...from, isLeaving: true } },
    'deletion',
  ],
  ['staff would end', { into: account, from: { ...from, isStaff: true } }, 'staff'],
  ['staff stays', { into: { ...account, isStaff: true }, from }, undefined],
  ['both are staff', { into: { ...account, isStaff: true }, from: { ...from, isStaff: true } }, undefined],
  ['an import runs', { into: account, from: { ...from, isImporting: true } }, 'importing'],
  [
    'several at once',
    { into: account, from: { isLeaving: true, isStaff: true, isImporting: true } },
    'deletion',
  ],
]
test.each(rows)('%s', (_, facts, obstacle) => expect(joiningObstacle(facts)).toBe(obstacle))
