import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueries } from '../../api/queries.ts'
import type { BasketLine } from './basket-lines.ts'
import { basketChanges } from './change-basket.ts'
import { basketQuery } from './checkout-queries.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const line = (quantity: number): BasketLine => ({ bid: 'b1', binding: 'paperback', quantity })
const basket = (lines: BasketLine[], version: string) => ({ lines, version })

/** A tab that shows a basket, and the server with the basket that is there. */
function openTab(shown: ReturnType<typeof basket>, there: ReturnType<typeof basket>) {
  let now = there
  const asked: object[] = []
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      const { lines, version } = JSON.parse(String(body))
      asked.push({ quantity: lines[0].quantity, version })
      if (version !== now.version)
        return Response.json(
          { errors: { code: 40900, name: 'changedElsewhere', message: 'changed' } },
          { status: 409 },
        )
      now = basket(lines, `${version}+`)
    }
    return Response.json({ data: now })
  })
  const queries = newQueries()
  const query = basketQuery('me')
  queries.setQueryData(query.queryKey, shown)
  new QueryObserver(queries, { ...query, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  const refusals: Error[] = []
  const changes = basketChanges('me', queries, error => refusals.push(error))
  const change = (quantity: number) =>
    new MutationObserver(queries, changes.options).mutate(changes.to([line(quantity)])).catch(() => undefined)
  return { asked, refusals, change, shown: () => queries.getQueryData(query.queryKey) }
}

test('changes that follow each other each change what the one before left', async () => {
  const tab = openTab(basket([line(1)], 'a'), basket([line(1)], 'a'))
  await Promise.all([tab.change(2), tab.change(3)])
  expect(tab.asked).toEqual([
    { quantity: 2, version: 'a' },
    { quantity: 3, version: 'a+' },
  ])
  expect(tab.shown()).toEqual(basket([line(3)], 'a++'))
})

test('what another tab has ordered is shown as it is, and not put back by changes that waited', async () => {
  const tab = openTab(basket([line(1)], 'a'), basket([], 'b'))
  await Promise.all([tab.change(2), tab.change(3)])
  expect(tab.asked).toEqual([{ quantity: 2, version: 'a' }])
  expect(tab.refusals).toHaveLength(1)
  expect(tab.shown()).toEqual(basket([], 'b'))
})

test('a change that nobody answered is not shown as if it were saved', async () => {
  const tab = openTab(basket([line(1)], 'a'), basket([line(1)], 'a'))
  await tab.change(2)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  onlineManager.setOnline(false)
  await Promise.all([tab.change(3), tab.change(4)])
  expect(tab.refusals).toHaveLength(2)
  expect(tab.shown()).toEqual(basket([line(2)], 'a+'))
})
