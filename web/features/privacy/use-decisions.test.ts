import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueries } from '../../api/queries.ts'
import { wordsIn } from '../../i18n/words.ts'
import { type Found, privacyQuery } from './privacy-queries.ts'
import { type Decisions, useDecisions } from './use-decisions.ts'

vi.mock('../../ui/toast.ts', () => ({ showError: vi.fn(), showToast: vi.fn() }))

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('what could not be covered is shown as it is, also where it cannot be searched anew', async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  onlineManager.setOnline(false)
  const i18n = await wordsIn('en', ['web-privacy'])
  const queries = newQueries()
  const { queryKey } = privacyQuery('s1')
  const group = (text: string) => ({ kind: 'phone', text, count: 1, kept: 0, places: [] })
  const found = { groups: [group('0912'), group('0933')] } as unknown as Found
  queries.setQueryData(queryKey, found)
  let decisions: Decisions | undefined
  const screen = () => {
    decisions = useDecisions('b1', 's1')
    return null
  }
  const queried = createElement(QueryClientProvider, { client: queries }, createElement(screen))
  renderToStaticMarkup(createElement(I18nextProvider, { i18n }, queried))
  const settled = new Promise<void>(end =>
    queries.getMutationCache().subscribe(({ type }) => {
      const cache = queries.getMutationCache().getAll()
      if (type === 'updated' && cache.length === 2 && cache.every(({ state }) => state.status === 'error'))
        end()
    }),
  )
  const shown: (number | undefined)[] = []
  queries.getQueryCache().subscribe(() => shown.push(queries.getQueryData(queryKey)?.groups.length))
  decisions?.decide({ kind: 'phone', text: '0912', decision: 'cover' })
  decisions?.decide({ kind: 'phone', text: '0933', decision: 'cover' })
  await settled
  expect(shown).toContain(0)
  expect(queries.getQueryData(queryKey)).toEqual(found)
})
