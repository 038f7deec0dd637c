import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Licences under which a package may be part of what is MIT, or be used to make it. */
const allowed = new Set(
  'MIT MIT-0 ISC 0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 MPL-2.0 OFL-1.1 Python-2.0 CC0-1.0 Zlib'.split(
    ' ',
  ),
)

/** What stands under another licence, or names none in the lock, with the reason why it may be here. */
const exceptions: readonly [name: RegExp, licence: string, reason: string][] = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', 'a shared library of its own, which anybody may replace'],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'the same library, for Windows'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'the same library, as WebAssembly'],
  [/^libheif-js$/, 'LGPL-3.0', 'a WebAssembly module of its own, loaded as it is, which anybody may replace'],
  [/^@myriaddreamin\/typst-ts-node-compiler-/, 'none', 'a binary of its main package, which is Apache-2.0'],
  [/^@oxc-parser\/binding-/, 'none', 'a binary of its main package, which is MIT; for development'],
  [/^combine-errors$/, 'none', 'its Readme says MIT'],
  [/^parse-cache-control$/, 'none', 'its LICENSE is BSD-3-Clause; for development'],
  [/^@biomejs\/cli-/, 'none', 'a binary of its main package, which is MIT or Apache-2.0; for development'],
]

const lock = z
  .object({ packages: z.record(z.string(), z.object({ license: z.string().default('none') })) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')))

const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }))

test('every package may be used here by its licence, or has a reason of its own', () => {
  const refused = packages.filter(
    ({ name, license }) =>
      !isAllowed(license) &&
      !exceptions.some(([pattern, licence]) => pattern.test(name) && licence === license),
  )
  expect(refused).toEqual([])
})

test('every exception is still needed', () => {
  const unused = exceptions.filter(
    ([pattern, licence]) => !packages.some(({ name, license }) => pattern.test(name) && license === licence),
  )
  expect(unused).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-2.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SSPL-1.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none', false],
])('%s counts as allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected)
})

/** Of an SPDX expression: one of what OR joins, all of what AND joins. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(name => allowed.has(name)))
}
