import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeItem } from '#contract/items'
import { toWire } from '#contract/wire'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import { buildStorage } from '../../../tests/web/build-storage.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { checkQuery } from './checkout-queries.ts'
import { UnsavedWords } from './save-before.ts'

// there is no document to stand in
vi.mock('../../ui/toast.ts', () => ({ showError: vi.fn() }))

// what nobody answered is not sent again after its test
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = (content: string) =>
  JSON.stringify({ itemId: 'i1', chapterId: '202103', version: 3, edit: { content } })

/** Checks an order of one book whose words were left on this device; the network is there, takes no changes, or refuses them. */
async function check(
  bid: string,
  kept: Record<string, string>,
  network: { saves: boolean; refuses?: number; editable?: boolean },
) {
  const storage = buildStorage(kept)
  const asked: string[] = []
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', {
    cookie: `user=${encodeURIComponent(JSON.stringify({ uid: 'me' }))}`,
    documentElement: { lang: 'en' },
    getElementById: () => null,
  })
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') {
      asked.push(address.replace('/api/0.1', ''))
      return Response.json({ errors: { code: 40050, message: 'empty' } }, { status: 400 })
    }
    if (network.refuses) {
      asked.push('refused')
      return new Response('', { status: network.refuses })
    }
    if (!network.saves) throw new TypeError('nobody answers')
    const { content, version } = JSON.parse(String(body))
    asked.push(content)
    const answer = { item: buildSocialItem({ content, version: version + 1 }), chapter: null }
    return Response.json({ data: toWire(changeItem.answer, answer) })
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const { editable = true } = network
  const book = { title: '春天', source: { sid: `of ${bid}` }, editable }
  queries.setQueryData(bookQuery({ bid }).queryKey, book as never)
  const body = {
    lines: [{ bid, binding: 'pdf' as const, quantity: 1 }],
    region: 'TW' as const,
    shipping: 'email' as const,
    coupons: [],
  }
  const ask = () => queries.fetchQuery(checkQuery(body)).catch((failure: unknown) => failure)
  const error = await ask()
  return { ask, asked, error, kept: storage.length }
}

test('words that were left on this device are saved before an order of their book is checked', async () => {
  const kept = {
    'draft b1 i1': draft('早安'),
    'draft b1 i1 t2': draft('晚安'),
    'draft b1 i2 t2': '{',
    'draft b9 i1 t2': draft('別的書'),
  }
  const { asked, error, kept: left } = await check('b1', kept, { saves: true })
  expect(asked).toEqual(['早安', '晚安', '/orders/check/'])
  expect(error).not.toBeInstanceOf(UnsavedWords)
  // what nobody can read, and another book's
  expect(left).toBe(2)
})

test('a book with words that cannot be saved is not checked: it would be printed without them', async () => {
  const { asked, error, kept } = await check('b2', { 'draft b2 i1 t2': draft('早安') }, { saves: false })
  expect(error).toBeInstanceOf(UnsavedWords)
  expect(error).toMatchObject({ book: { bid: 'b2', title: '春天' } })
  expect([asked, kept]).toEqual([[], 1])
})

test('words that are refused stay on the device, and their book is not checked; they are sent once', async () => {
  for (const [bid, refuses] of [
    ['b3', 400],
    ['b4', 413],
  ] as const) {
    const world = await check(bid, { [`draft ${bid} i1 t2`]: draft('早安') }, { saves: false, refuses })
    expect(world.error).toBeInstanceOf(UnsavedWords)
    // it is asked again every few seconds
    expect(await world.ask()).toBeInstanceOf(UnsavedWords)
    expect([world.asked, world.kept]).toEqual([['refused'], 1])
  }
})

test('a book that is finalized is checked, whatever was left: nothing comes into it any more', async () => {
  const { asked, error } = await check(
    'b5',
    { 'draft b5 i1 t2': draft('早安') },
    { saves: true, editable: false },
  )
  expect([asked, error instanceof UnsavedWords]).toEqual([['/orders/check/'], false])
})
