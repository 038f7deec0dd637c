import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { placeOrder } from '#contract/orders'
import { callApi } from './client.ts'
import { newQueries } from './queries.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('what is pressed without a network fails at once, and is not done when there is one again', async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  onlineManager.setOnline(false)
  const queries = newQueries()
  queries.mount()
  const press = new MutationObserver(queries, {
    mutationFn: () => callApi(placeOrder, { body: {} as never }),
  })
  const pressed = press.mutate()
  await expect(pressed).rejects.toMatchObject({ name: 'unreachable' })
  onlineManager.setOnline(true)
  await queries.resumePausedMutations()
  expect(fetch).toHaveBeenCalledTimes(1)
  queries.unmount()
})
