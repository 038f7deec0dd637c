import { expect, test } from 'vitest'
import { inEachLanguage, type Message } from '../../../tests/web/in-each-language.ts'
import { ApiError } from '../../api/api-error.ts'
import { drawScreen } from '../../ui/draw-for-test.ts'
import { addressesQuery } from './address-queries.ts'
import { Addresses } from './addresses.tsx'

// What the screens of addresses say when they are opened; what they say after a press is shown by
// tests/journeys/buying-messages.test.ts.

const messages: readonly Message<typeof Addresses>[] = [
  ['web-addresses:failed', '地址載入失敗', '地址未能載入', 'Addresses failed to load', Addresses],
]

test.each(inEachLanguage(messages))(
  'in $language, with a way to read them again: $key',
  async ({ language, sentence, shownBy }) => {
    const screen = await drawScreen(shownBy, {
      language,
      words: ['web-addresses'],
      reads: [[addressesQuery('me'), { error: new ApiError(500, undefined) }]],
    })
    const retry = { 'zh-tw': '再試一次', 'zh-hk': '再試一次', en: 'Try again' }[language]
    expect(screen).toEqual(expect.arrayContaining([sentence, retry]))
  },
)
