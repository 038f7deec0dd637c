import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './find-binaries.ts'

test('links that npm did not make are made where the programs lie', () => {
  const { brought, copies } = install()
  expect(findBinaries({ foreign: false, copies, brought })).toEqual({
    initdb: join(brought, 'bin', 'initdb'),
    postgres: join(brought, 'bin', 'postgres'),
  })
  expect(readFileSync(join(brought, 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
})

test('another user gets a copy when the checkout is closed to others: open, linked, without what only compilers need', () => {
  const { brought, copies } = install()
  const { postgres } = findBinaries({ foreign: true, copies, brought })
  expect(postgres).toBe(join(copies, 'programs-18.4.0', 'native', 'bin', 'postgres'))
  expect(statSync(postgres).mode & 0o777).toBe(0o755)
  expect(readFileSync(join(postgres, '..', '..', 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
  expect(() => statSync(join(postgres, '..', '..', 'lib', 'libpq.a'))).toThrow('ENOENT')
  expect(findBinaries({ foreign: true, copies, brought }).postgres).toBe(postgres)
})

/** A package as npm unpacks it below a closed home, its install script not run. */
function install() {
  const home = mkdtempSync(join(tmpdir(), 'binaries-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const brought = join(home, 'package', 'native')
  for (const folder of ['bin', 'lib', 'share']) mkdirSync(join(brought, folder), { recursive: true })
  for (const file of ['bin/initdb', 'bin/postgres', 'lib/libpq.a']) writeFileSync(join(brought, file), '')
  for (const program of ['initdb', 'postgres']) chmodSync(join(brought, 'bin', program), 0o700)
  writeFileSync(join(brought, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 })
  writeFileSync(join(home, 'package', 'package.json'), '{"version": "18.4.0"}')
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }
  writeFileSync(join(brought, 'pg-symlinks.json'), JSON.stringify([link]))
  return { brought, copies: join(home, 'copies') }
}
