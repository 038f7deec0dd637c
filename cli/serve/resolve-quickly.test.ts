import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { placeOf } from './resolve-quickly.ts'

const root = join(import.meta.dirname, '..', '..')
const rooms = ['contract', 'cli', 'domain', 'locales', 'press', 'sandbox', 'server', 'sources']

test('what our own files import lies where Node finds it', () => {
  const files = rooms
    .flatMap(folder => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .map(file => join(root, file))
  expect(wrongOf(files)).toEqual({ wrong: [], known: true })
})

test('so does what the files of drizzle-orm import', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('drizzle-orm'))
  const files = ['', 'pg-core/', 'node-postgres/', 'sql/'].flatMap(part => globSync(`${folder}/${part}*.js`))
  expect(wrongOf(files)).toEqual({ wrong: [], known: true })
})

test('packages, and what other packages import, are left to Node', () => {
  const own = pathToFileURL(join(root, 'server', 'app.ts')).href
  const other = pathToFileURL(join(root, 'node_modules', 'pg', 'lib', 'index.js')).href
  const places = [placeOf('zod', own), placeOf('node:fs', own), placeOf('./client.js', other)]
  expect(places).toEqual([undefined, undefined, undefined])
})

function wrongOf(files: readonly string[]) {
  const pairs = files.flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export|\} from)\b.*?'([.#][^']+)'|from "(\.[^"]+)"/gm,
      ),
    ].map(([, ours, theirs]) => ({ file, specifier: ours ?? theirs ?? '' })),
  )
  const resolved = pairs.flatMap(({ file, specifier }) => {
    const place = placeOf(specifier, pathToFileURL(file).href)
    return place ? { file, specifier, url: place.url } : []
  })
  const wrong = resolved.filter(
    ({ file, specifier, url }) => url !== pathToFileURL(createRequire(file).resolve(specifier)).href,
  )
  return { wrong: wrong.map(pair => pair.file.split(sep).slice(-2).join('/')), known: resolved.length > 100 }
}
