import { expect, test } from 'vitest'
import { uploadNews } from './upload-news.ts'
import type { UploadState } from './upload-state.ts'

const upload = (state: UploadState, sent: number) => ({ state, sent, bytes: 200 })

test.each<[string, ReturnType<typeof upload>[], boolean, ReturnType<typeof uploadNews>]>([
  ['nothing is awaited', [], false, undefined],
  ['the rest is awaited, and nobody sends it here', [], true, { kind: 'left' }],
  ['it is being sent', [upload('sending', 75)], true, { kind: 'sending', percent: 37 }],
  ['before the server knows of it', [upload('waiting', 0)], false, { kind: 'sending', percent: 0 }],
  [
    'two archives count together',
    [upload('done', 200), upload('sending', 0)],
    true,
    { kind: 'sending', percent: 50 },
  ],
  ['the network is gone, and comes back', [upload('lost', 100)], true, { kind: 'sending', percent: 50 }],
  [
    'paused by the person when all is sent and the server has not said so',
    [upload('paused', 200)],
    true,
    { kind: 'stopped', percent: 99 },
  ],
  [
    'one that failed waits for the one that goes on',
    [upload('failed', 0), upload('sending', 20)],
    true,
    { kind: 'sending', percent: 5 },
  ],
  ['only failed ones are left', [upload('failed', 0)], false, { kind: 'stopped', percent: 0 }],
  ['all of it has arrived, the server reads', [upload('done', 200)], true, undefined],
])('%s', (_, uploads, isAwaited, news) => {
  expect(uploadNews(uploads, { isAwaited })).toEqual(news)
})
