import { expect, onTestFinished, test, vi } from 'vitest'
import { idempotencyHeader } from '#contract/call'
import { emptyDraft } from './entry-draft.ts'
import { saveEntry } from './save-entry.ts'

test('an entry that is sent again is sent as the same one', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get(idempotencyHeader))
    throw new TypeError('the answer is lost')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const draft = emptyDraft(new Date(2024, 4, 6))
  for (const content of ['Rain', 'Rain again'])
    await expect(saveEntry({ sid: 's1', bid: 'b1' }, { ...draft, content })).rejects.toThrow()
  expect(keys).toEqual([draft.key, draft.key])
})
