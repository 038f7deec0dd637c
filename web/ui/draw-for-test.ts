import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes } from 'react-router'
import type { Language } from '#domain/catalogue/languages'
import { wordsIn } from '../i18n/words.ts'
import { RenderedFor } from '../session/rendered-for.ts'

/** What the server answered to a query of a screen, or how it failed; a query that is not named has no answer yet. */
export type Reads = readonly (readonly [
  query: { queryKey: readonly unknown[] },
  ended: { data: unknown } | { error: Error },
])[]

export interface Drawn {
  language: Language
  /** Namespaces of words beside those of every screen. */
  words: readonly string[]
  reads?: Reads
  /** Its address, and the route that it fits. */
  at?: string
  route?: string
  /** Who is logged in, if anybody. */
  uid?: string | undefined
}

/** What is read on a screen after its queries have ended so, piece by piece. */
export async function drawScreen(screen: ComponentType, drawn: Drawn): Promise<string[]> {
  const { language, words, reads = [], at = '/', route = '*' } = drawn
  const uid = 'uid' in drawn ? drawn.uid : 'me'
  const i18n = await wordsIn(language, words)
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: route, element: createElement(screen) }),
  )
  const routed = createElement(MemoryRouter, { initialEntries: [at] }, routes)
  const queried = createElement(QueryClientProvider, { client: clientAfter(reads) }, routed)
  const themed = createElement(MantineProvider, null, queried)
  const person = createElement(
    RenderedFor,
    { value: uid === undefined ? undefined : { uid, avatar: '' } },
    themed,
  )
  return textOf(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, person)))
}

function clientAfter(reads: Reads): QueryClient {
  // what failed is drawn as it is, and not as it is read again
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  for (const [{ queryKey }, ended] of reads) {
    const state = 'error' in ended ? { ...ended, status: 'error' } : { ...ended, status: 'success' }
    client
      .getQueryCache()
      .build<unknown>(client, { queryKey })
      .setState({ data: undefined, error: null, dataUpdatedAt: Date.now(), ...state } as never) // as the cache keeps it
  }
  return client
}

/** The words of a page, but for those that only keep a place free. */
function textOf(html: string): string[] {
  const read = html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
  return read.split(/<[^>]*>/).flatMap(piece => decoded(piece.trim()) || [])
}

const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof entities) => entities[name])

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
