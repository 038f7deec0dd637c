import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { keepSecret } from './keep-secret.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybound-secret-'))
  file = join(folder, 'secret')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

test('it is made once, closed to others, with nothing left beside it', () => {
  const secret = keepSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keepSecret(folder)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret'])
})

test.each([
  ['', 'empty'],
  ['\n', 'empty'],
  ['x'.repeat(31), 'short'],
])('one that was torn (%j) is refused, and stays as it is', (text, why) => {
  writeFileSync(file, text)
  expect(keepSecret(folder)).toEqual({ refused: 'bad-secret', file, why })
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('one that cannot be read is refused', () => {
  mkdirSync(file)
  expect(keepSecret(folder)).toEqual({ refused: 'bad-secret', file, why: 'unreadable' })
})
