import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Limits } from '#processes/limits'
import { readHistory } from '#sources/read-history'
import { type RawEntry, rawZip } from '../../../tests/hostile-zips.ts'
import { type Reading, startReading } from './start-reading.ts'

let folder: string
let reading: Reading | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-reading-'))
})
afterEach(async () => {
  await reading?.close()
  await rm(folder, { recursive: true })
})

const roomy: Limits = { processorMs: 60_000, wallMs: 300_000, memoryBytes: 2e9, outputBytes: 1e8 }

function start(limits: Partial<Limits> = {}): Reading {
  reading = startReading({ limits: weight => ({ ...roomy, ...(weight !== 'opening' && limits) }) })
  return reading
}

const postsOf = (number: number, texts: readonly string[]): RawEntry => ({
  name: `your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_${number}.json`,
  method: 8,
  data: Buffer.from(
    JSON.stringify(texts.map((text, at) => ({ timestamp: number * 1e8 + at, data: [{ post: text }] }))),
  ),
})
const posts = (number: number, ...texts: string[]) => postsOf(number, texts)
/** Seconds of work, on any machine, in few megabytes. */
const costly = (number: number) =>
  postsOf(
    number,
    Array.from({ length: 500_000 }, (_, at) => `${at % 7}`),
  )

async function zip(name: string, ...entries: RawEntry[]): Promise<string> {
  await writeFile(join(folder, name), rawZip(entries))
  return join(folder, name)
}

const textsOf = (history: Awaited<ReturnType<typeof readHistory>>) =>
  'refused' in history ? history.refused : history.items.map(item => item.text)

test('what is read in a child is what is read here', async () => {
  const path = await zip('facebook-a.zip', posts(1, '早安', '海', '早安'), posts(2, '晚安'), posts(3))
  const { readHistory: readApart } = start()
  const [here, apart] = [await readHistory([path]), await readApart([path], {})]
  if ('refused' in here || 'refused' in apart) throw new Error('refused')
  const { items, given, receipt, read } = apart
  expect({ items, given, receipt, read }).toEqual({
    items: here.items,
    given: here.given,
    receipt: here.receipt,
    read: here.read,
  })
  await Promise.all([here.close(), apart.close()])
})

test('a file that costs too much is a line of the receipt, and its archive goes on', async () => {
  const path = await zip('facebook-a.zip', posts(1, 'before'), costly(2), posts(3, 'after'))
  // a third of what the costly one takes, and ten times what the others do
  const history = await start({ processorMs: 1_500 }).readHistory([path], {})
  if ('refused' in history) throw new Error('refused')
  expect(textsOf(history)).toEqual(['before', 'after'])
  expect(history.receipt).toEqual([
    {
      what: 'item',
      outcome: 'unreadable',
      reason: 'too-costly',
      id: `${posts(2).name}#`,
      origin: { archive: 'facebook-a.zip', path: posts(2).name },
    },
  ])
  await history.close()
})

test('an archive that takes long keeps no other from being read meanwhile', async () => {
  const [long, good] = [await zip('facebook-a.zip', costly(1)), await zip('facebook-b.zip', posts(1, 'good'))]
  const { readHistory: readApart } = start()
  const enough = new AbortController()
  const ended = expect(readApart([long], { signal: enough.signal })).rejects.toThrow('enough')
  const history = await readApart([good], {})
  enough.abort(new Error('enough'))
  await ended
  expect(textsOf(history)).toEqual(['good'])
  if (!('refused' in history)) await history.close()
})

test('an archive that cannot be opened within the limits is refused as a bomb, by its name', async () => {
  const path = await zip('facebook-a.zip', posts(1, 'good'))
  reading = startReading({ limits: () => ({ ...roomy, outputBytes: 1 }) })
  const named = { names: new Map([[path, 'mine.zip']]) }
  expect(await reading.readHistory([path], named)).toEqual({ refused: 'zip-bomb', archive: 'mine.zip' })
})
