import { expect, test } from 'vitest'
import { rememberTexts } from './remember-texts.ts'

function counted() {
  const calls: string[] = []
  const lengths = rememberTexts((text, lang) => {
    calls.push(`${lang} ${text.slice(0, 3)}`)
    return { length: text.length, lang }
  })
  return { calls, lengths }
}

test('a text is asked for once in each language', () => {
  const { calls, lengths } = counted()
  const answers = ['zh-tw', 'en', 'zh-tw'].map(lang => lengths('今天', lang))
  expect(answers).toEqual([
    { length: 2, lang: 'zh-tw' },
    { length: 2, lang: 'en' },
    { length: 2, lang: 'zh-tw' },
  ])
  expect(calls).toEqual(['zh-tw 今天', 'en 今天'])
})

test('what is longer than all that may be remembered is remembered alone', () => {
  const { calls, lengths } = counted()
  const text = '長'.repeat(600_000)
  lengths('今天', 'zh-tw')
  expect([lengths(text, 'zh-tw').length, lengths(text, 'zh-tw').length]).toEqual([600_000, 600_000])
  lengths('今天', 'zh-tw')
  expect(calls).toEqual(['zh-tw 今天', 'zh-tw 長長長', 'zh-tw 今天'])
})

test('of more texts than may be remembered the oldest are asked for again', () => {
  const { calls, lengths } = counted()
  const texts = ['甲', '乙', '丙'].map(letter => letter.repeat(200_000))
  for (const text of [...texts, ...texts.slice(0, 1)]) lengths(text, 'zh-tw')
  expect(calls).toEqual(['zh-tw 甲甲甲', 'zh-tw 乙乙乙', 'zh-tw 丙丙丙', 'zh-tw 甲甲甲'])
})
