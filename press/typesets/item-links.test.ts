import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

/** How often the address is printed with an item that links to it. */
function timesOf(address: string, text: string, link: Item['links'][number]): number {
  const item = buildItem({ text, links: [link] })
  const { pages } = typesets['a5-1'].typesetMonth([item], buildContext(countingCompiler()))
  const words = pages.flatMap(page =>
    page.elements.flatMap(element => (element.kind === 'text' ? [element.runs.join('')] : [])),
  )
  return (
    words
      .join(' ')
      .replaceAll(/[\u200b\n]/gu, '')
      .split(address).length - 1
  )
}

const url = 'https://bit.ly/2mother'

it.each<[name: string, text: string, link: Item['links'][number]]>([
  ['the words name it', `好文 ${url}`, { url }],
  ['the site is all that is known of it', `好文 ${url}`, { url, site: 'bit.ly', title: 'bit.ly' }],
  ['its title is the address', `好文 ${url}`, { url, title: url }],
  ['the words name it without its scheme', '好文 bit.ly/2mother', { url }],
  ['it is followed on its way', `好文 ${url}`, { url: `${url}?utm_source=facebook&fbclid=IwAR0` }],
  ['only the link has it', '好文', { url }],
])('an address is printed once where %s', (_, text, link) => {
  expect(timesOf('bit.ly/2mother', text, link)).toBe(1)
})

it('is printed, too, where the words name only an address that begins like it', () => {
  for (const [text, address] of [
    ['先讀 https://blog.tw/2019/12', 'blog.tw/2019/1'],
    ['先讀 https://blog.tw/p/1', 'blog.tw'],
    ['先讀 https://blog.tw/list?p=1&tag=x', 'blog.tw/list?p=1'],
    ['先讀 https://blog.tw/watch?v=1', 'blog.tw/watch'],
    ['先讀 https://blog.tw/x.html', 'blog.tw/x'],
  ] as const)
    expect(timesOf(address, text, { url: `https://${address}` })).toBe(2)
})
