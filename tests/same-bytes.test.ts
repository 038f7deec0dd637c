import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'

const run = promisify(execFile)
const command = fileURLToPath(new URL('../cli/book.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-same-bytes-'))
})
afterAll(() => rm(folder, { recursive: true }))

// One run of the command in a process of its own, with nothing kept from another.
async function book(archive: string, name: string): Promise<Record<string, string>> {
  const out = join(folder, name)
  await mkdir(join(folder, `${name}-cache`))
  await run(process.execPath, [command, archive, '--typeset', 'a5-2', '--out', out], {
    env: { ...process.env, XDG_CACHE_HOME: join(folder, `${name}-cache`) },
  })
  const files = (await readdir(out)).sort()
  const sums = files.map(async file => [file, sha256(await readFile(join(out, file)))])
  return Object.fromEntries(await Promise.all(sums))
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

it('makes the same bytes of the same archive in two processes that share nothing', async () => {
  const archive = join(folder, 'archive.zip')
  await writeDemoLife({ target: { zip: archive }, photos: 'small', scale: { posts: 80, photos: 24 } })
  const first = await book(archive, 'one')
  expect(await book(archive, 'other')).toEqual(first)
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining([
      'book.pdf',
      'cover-1.pdf',
      'cover.png',
      'inner-1.pdf',
      'preflight.json',
      'receipt.json',
    ]),
  )
})
