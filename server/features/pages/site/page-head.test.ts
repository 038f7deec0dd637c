import { rm } from 'node:fs/promises'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { changeSharing } from '#contract/sharing'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { smallWebFolder } from '../../../../tests/web/small-web-folder.ts'

let webFolder: string
let studio: Studio
let token: string
let bid: string

beforeAll(async () => {
  webFolder = await smallWebFolder(['/', '/app/shelf', '/app/review/:bid?'])
  studio = await startStudio({ worker: false, webFolder })
  ;({ token, bid } = await studio.firstBook('empty'))
  await studio.call(changeDesign, {
    token,
    params: { bid },
    body: { title: '給你看的日子', author: '怡君' },
  })
})
afterAll(async () => {
  await studio.close()
  await rm(webFolder, { recursive: true })
})

/** What a program that shows a link elsewhere reads of it. */
async function graphOf(path: string): Promise<Record<string, string>> {
  const { statusCode, body } = await request(studio.origin + path, { headers: { accept: '*/*' } })
  expect(statusCode).toBe(200)
  const html = await body.text()
  const tags = html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]))
}
const open = (isPublic: boolean) =>
  studio.call(changeSharing, { token, params: { bid }, body: { public: isPublic } })

test('a link to a public book shows its title, its maker and its cover, however it is written', async () => {
  await open(true)
  const graph = await graphOf(`/app/review?bid=${bid}`)
  expect(graph).toMatchObject({
    type: 'book',
    title: '給你看的日子',
    description: '怡君',
    url: `${studio.origin}/app/review?bid=${bid}`,
  })
  expect((await request(graph.image?.replaceAll('&#38;', '&') ?? '')).statusCode).toBe(200)
  for (const path of [`/app/review/${bid}`, `/app/review/${bid}/?x=1`, `/app/review/?bid=${bid}`])
    expect(await graphOf(path)).toEqual(graph)
})

test('a link to anything else shows nothing', async () => {
  await open(false)
  const paths = [`/app/review/${bid}`, `/app/review?bid=${bid}`, '/app/review?bid=%01', '/app/review/x', '/']
  for (const path of [...paths, `/app/shelf?bid=${bid}`]) expect(await graphOf(path)).toEqual({})
})
