import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loosenLongWords } from './loosen-long-words.ts'

const shown = (words: string) => loosenLongWords(words).replaceAll('\u200b', '|')

it.each([
  ['https://example.com/a/b?c=1&d=2', 'https://|example.|com/|a/|b?|c=|1&|d=|2'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampf|schifffahr|tsgesellsc|haft'],
  ['haaaaaaaaahaaaaaaaaaaaaa!!!', 'haaaaaaaaa|haaaaaaaaa|aaaa!!!'],
  ['#followforfollowback #photooftheday', '#followforfollowback #photooftheday'],
  ['#kyoto#japan#studentlife#film', '#kyoto|#japan|#studentlife|#film'],
  ['#averyveryveryveryveryveryverylongtag', '#averyveryv|eryveryver|yveryveryl|ongtag'],
  ['We walked to the harbour', 'We walked to the harbour'],
  ['海'.repeat(40), '海'.repeat(40)],
])('%s', (word, loosened) => {
  expect(shown(word)).toBe(loosened)
})

it('never sends a mark to the head of a line', () => {
  expect(shown('knownhttps://www.example.org')).toBe('knownhttps://|www.|example.|org')
})

it('leaves no stretch of more than 24 letters, and changes none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9/?&=._-]{19,120}$/), word => {
      expect(shown(word).replaceAll('|', '')).toBe(word)
      const letters = shown(word.replace(/[^a-z0-9]/g, 'x')).split('|')
      expect(Math.max(...letters.map(part => part.length))).toBeLessThan(13)
    }),
  )
})
