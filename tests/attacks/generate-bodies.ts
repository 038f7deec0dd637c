import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Kind } from './generate-archives.ts'

export interface HostileBody {
  what: string
  body: Buffer
  headers: Record<string, string>
}

/** Bodies of requests of each kind, about `size` times as large as the least that is worth trying; JSON with the names of `fields`. */
export function hostileBodies(
  size: number,
  fields: readonly string[],
): Record<Kind, fc.Arbitrary<HostileBody>> {
  const upTo = (most: number) => fc.integer({ min: Math.ceil((most * size) / 2), max: most * size })
  const field = fc.constantFrom(...(fields.length > 0 ? fields : ['a']))
  const ofField = (most: number, what: string, textOf: (count: number) => string) =>
    fc
      .tuple(field, upTo(most))
      .map(([name, count]) => json(`${what} ${count}`, `{"${name}":${textOf(count)}}`))
  return {
    nested: fc.oneof(
      ofField(20_000, 'lists deep', depth => `${'['.repeat(depth)}${']'.repeat(depth)}`),
      ofField(20_000, 'objects deep', depth => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
      ofField(20_000, 'lists without end', depth => '['.repeat(depth)),
      upTo(500).map(depth => form(`parts in parts ${depth} deep`, depth, nestedPart)),
    ),
    wide: fc.oneof(
      ofField(20_000, 'elements', count => `[${'0,'.repeat(count)}0]`),
      ofField(5000, 'keys', count => `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join()}}`),
      upTo(5000).map(count =>
        json(`fields ${count}`, `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join()}}`),
      ),
      upTo(5000).map(count => ({
        what: `parameters ${count}`,
        body: Buffer.from('a=1&'.repeat(count)),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })),
    ),
    long: fc.oneof(
      ofField(100_000, 'letters', count => `"${'x'.repeat(count)}"`),
      ofField(100_000, 'digits', count => '9'.repeat(count)),
      ofField(100_000, 'blanks', count => `${' '.repeat(count)}1`),
      ofField(20_000, 'escapes', count => `"${'\\u0041'.repeat(count)}"`),
      upTo(100_000).map(count => json(`letters of a name ${count}`, `{"${'k'.repeat(count)}":1}`)),
      upTo(20_000).map(count =>
        form(`letters of the name of a part ${count}`, 1, () => part('f'.repeat(count))),
      ),
    ),
    many: fc.oneof(
      fc
        .tuple(field, upTo(5000))
        .map(([name, count]) =>
          json(`times the same field ${count}`, `{${`"${name}":1,`.repeat(count)}"z":0}`),
        ),
      upTo(2000).map(count => form(`parts ${count}`, count, at => part(`f${at}`))),
    ),
    huge: fc.constantFrom(
      json(
        '70 MB of letters',
        `{"a":"${'x'.repeat(70_000_000 / 20)}"}`.padEnd(70_000_000 / (size > 1 ? 1 : 20)),
      ),
    ),
    'tiny-but-huge': fc.oneof(
      fc.constantFrom('gzip', 'br', 'deflate', 'identity, gzip').map(encoding => ({
        ...json(`a body as ${encoding}`, ''),
        body: gzipSync(Buffer.alloc(1_000_000, ' ')),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      })),
      ofField(300, 'a number with an exponent', digits => `1e${'9'.repeat(digits)}`),
    ),
  }
}

function json(what: string, text: string): HostileBody {
  return { what, body: Buffer.from(text), headers: { 'content-type': 'application/json' } }
}

function form(what: string, parts: number, partOf: (at: number) => string): HostileBody {
  const all = Array.from({ length: parts }, (_, at) => `--edge\r\n${partOf(at)}`).join('')
  return {
    what,
    body: Buffer.from(`${all}--edge--\r\n`),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  }
}

const part = (name: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`
const nestedPart = (at: number) => `Content-Type: multipart/mixed; boundary=edge${at}\r\n\r\n--edge${at}\r\n`
