import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHistory } from './read-history.ts'

let scratch: string
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'daybound-'))
})
afterEach(() => rm(scratch, { recursive: true }))

async function folder(name: string, files: Record<string, unknown>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(scratch, name, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
  return join(scratch, name)
}

const uri = 'your_facebook_activity/posts/media/a/1.jpg'
const posts = [{ timestamp: 1600000000, attachments: [{ data: [{ media: { uri } }] }] }]
const POSTS = 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'

test('words in one part, pictures in the other, and the name of the owner', async () => {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const words = await folder('part-1', {
    [`wrapped/${POSTS}`]: posts,
    'wrapped/personal_information/profile_information/profile_information.json': {
      profile_v2: { name: { full_name: '\u00e5\u00ae\u0089\u00e5\u00ae\u0089' } },
    },
  })
  const pictures = await folder('part-2', { [uri]: picture })
  const progress: number[] = []
  const history = await readHistory([words, pictures], {
    onProgress: ({ bytesRead, bytesTotal }) => progress.push(bytesRead / bytesTotal),
  })
  if ('refused' in history) throw new Error(history.refused)
  const [media] = history.items[0]?.media ?? []
  if (!media) throw new Error('no media')
  expect(history.owner).toBe('安安')
  expect(await history.openPicture(media)).toEqual(picture)
  await expect(history.openPicture({ ...media, uri: 'nowhere.jpg' })).rejects.toThrow('missing: nowhere.jpg')
  expect(history.read).toEqual({ items: 1, photos: 1 })
  expect(progress.at(-1)).toBe(1)
  await history.close()
})

test('something else is refused, also beside an export', async () => {
  const holiday = await folder('holiday', { 'photos.json': [], 'IMG_1.jpg': 'x' })
  const good = await folder('good', { [POSTS]: posts })
  expect(await readHistory([holiday])).toEqual({ refused: 'wrong-archive', archive: 'holiday' })
  expect(await readHistory([good, holiday])).toEqual({ refused: 'wrong-archive', archive: 'holiday' })
})

test('an export without items is refused', async () => {
  const messages = await folder('messages', { 'your_facebook_activity/messages/inbox/x/message_1.json': {} })
  const none = await folder('none', { [POSTS]: [] })
  expect(await readHistory([messages])).toEqual({ refused: 'empty-archive', archive: 'messages' })
  expect(await readHistory([none])).toEqual({ refused: 'empty-archive', archive: 'none' })
})

test('HTML is read where there is no JSON', async () => {
  const html = (text: string) =>
    `<section class="_a6-g"><h2>Ann posted.</h2><div><div>${text}</div></div><footer><div>Mar 11, 2023, 5:21 PM</div></footer></section>`
  const pages = await folder('pages', { 'posts/your_posts_1.html': html('Snow'), 'start_here.html': '<p>' })
  const both = await folder('both', {
    'posts/your_posts_1.html': html('Snow'),
    'posts/your_posts_1.json': posts,
  })
  const read = async (path: string, timeZone?: string) => {
    const history = await readHistory([path], timeZone === undefined ? {} : { timeZone })
    if ('refused' in history) throw new Error(history.refused)
    await history.close()
    return history.items.map(({ text, time }) => [text, time])
  }
  expect(await read(pages)).toEqual([['Snow', 1678526460]])
  expect(await read(pages, 'UTC')).toEqual([['Snow', 1678555260]])
  expect(await read(both)).toEqual([['', 1600000000]])
})
