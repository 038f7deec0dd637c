import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { orderQuery, printbookQuery } from './order-queries.ts'
import { Pdf } from './pdf.tsx'

const book = { bid: 'b1', title: '小島' }
const volume = { ...book, binding: 'pdf', volume: 1 }

async function screenOf(files: object): Promise<string> {
  const i18n = await wordsIn('zh-tw', ['web-orders', 'web-frame'])
  const client = new QueryClient()
  client.setQueryData(orderQuery('o1').queryKey, { number: '261126-A' } as never)
  client.setQueryData(printbookQuery('o1').queryKey, files as never)
  const routed = createElement(MemoryRouter, { initialEntries: ['/app/pdf?oid=o1'] }, createElement(Pdf))
  const queried = createElement(QueryClientProvider, { client }, routed)
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(MantineProvider, null, queried)),
  )
}

test('who bought a PDF fetches its edition for reading beside its print files', async () => {
  const screen = await screenOf({
    state: 'ready',
    done: 100,
    volumes: [{ ...volume, cover: '/cover-file', inner: '/inner-file' }],
    readings: [{ ...book, href: '/reading-file' }],
  })
  expect(screen.match(/href="\/[a-z]+-file"/g)).toEqual([
    'href="/reading-file"',
    'href="/cover-file"',
    'href="/inner-file"',
  ])
  expect(screen).toContain('aria-label="下載閱讀版：《小島》，PDF"')
})

test('files that are being made are told, and cannot be fetched yet', async () => {
  const screen = await screenOf({
    state: 'making',
    done: 30,
    volumes: [{ ...volume, cover: null, inner: null }],
    readings: [{ ...book, href: null }],
  })
  expect(screen).not.toContain('-file')
  for (const words of ['閱讀版製作中', '封面製作中', '內頁製作中']) expect(screen).toContain(words)
})
