import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clusterState, movedMark } from './cluster-state.ts'

test.each([
  ['17', { kind: 'older', major: 17, needed: 18 }],
  ['18', { kind: 'current' }],
  ['19', { kind: 'newer', major: 19, needed: 18 }],
])('data of PostgreSQL %s, for programs of 18', (major, state) => {
  const { home, postgres } = folders()
  mkdirSync(join(home, 'data'))
  writeFileSync(join(home, 'data', 'PG_VERSION'), `${major}\n`)
  expect(clusterState(home, () => postgres)).toEqual(state)
})

test('data that were written anew and are in no place yet are neither there nor absent', () => {
  const { home, postgres } = folders()
  expect(clusterState(join(home, 'none'), () => postgres)).toEqual({ kind: 'absent' })
  mkdirSync(join(home, 'upgrade'))
  expect(clusterState(home, () => postgres)).toEqual({ kind: 'absent' })
  writeFileSync(join(home, movedMark), '')
  expect(clusterState(home, () => postgres)).toEqual({ kind: 'moving' })
})

function folders() {
  const home = mkdtempSync(join(tmpdir(), 'daybound-cluster-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const postgres = join(home, 'postgres')
  writeFileSync(postgres, '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n')
  chmodSync(postgres, 0o755)
  return { home, postgres }
}
