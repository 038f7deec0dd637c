import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { SocialItem } from '#contract/item'
import { wordsIn } from '../../i18n/words.ts'
import { PhotoRow } from './photo-row.tsx'

type Photo = SocialItem['photos'][number]

const twinOf = { itemId: 'i1', photoId: 'a', postDate: '2021-03-05 08:00' }

test.each<[string, 'zh-tw' | 'zh-hk' | 'en', Partial<Photo>, { number: number } | undefined, string[]]>([
  ['of the same entry', 'zh-tw', { twinOf }, { number: 1 }, ['和第 1 張照片幾乎一樣', '不放第 2 張']],
  ['that is blurred', 'zh-hk', { blurred: true }, undefined, ['看來模糊', '不放第 2 張']],
  [
    'that is both',
    'en',
    { twinOf, blurred: true },
    { number: 1 },
    ['Nearly the same as photo 1', 'Looks blurred'],
  ],
])('the row of a photo says what one would leave it out for: %s', async (_, language, more, twin, words) => {
  const screen = await rowOf(language, more, twin)
  for (const word of words) expect(screen).toContain(word)
})

test('a near-twin in another entry is told by its day', async () => {
  expect(await rowOf('zh-tw', { twinOf }, twinOf)).toContain('和3月5日的一張照片幾乎一樣')
  expect(await rowOf('en', { twinOf }, twinOf)).toContain('Nearly the same as a photo of March 5')
})

test('nothing is said of a photo that is like no other, nor of one that is left out', async () => {
  for (const more of [{}, { blurred: true, removed: true }])
    expect(await rowOf('zh-tw', more, undefined)).not.toMatch(/幾乎一樣|看起來模糊|不放/)
})

async function rowOf(
  language: 'zh-tw' | 'zh-hk' | 'en',
  more: Partial<Photo>,
  twin: { number: number } | { postDate: string } | undefined,
): Promise<string> {
  const i18n = await wordsIn(language, ['web-content'])
  const photo: Photo = { photoId: 'b', size: 'usual', removed: false, kind: 'photo', ...more }
  const none = () => undefined
  const row = createElement(PhotoRow, {
    photo,
    twin,
    preview: undefined,
    number: 2,
    isFirst: false,
    isLast: true,
    isFocused: false,
    onMove: none,
    onChange: none,
    onCrop: none,
    onFocus: none,
  })
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(MantineProvider, null, row)),
  )
}
