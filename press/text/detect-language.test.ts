import { expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

it.each([
  ['今天的海很安靜', 'zh-tw'],
  ['今天去 Costco 買 iPad', 'zh-tw'],
  ['好の', 'zh-tw'],
  ['Off to Taipei with 媽媽 and the rest of us', 'en'],
  ['今日は海へ行きました。', 'ja'],
  ['カフェでランチ', 'ja'],
  ['오늘은 바다에 갔다', 'ko'],
  ['ذهبنا إلى البحر اليوم', 'ar'],
  ['הלכנו היום לים', 'he'],
  ['วันนี้เราไปทะเล', 'th'],
  ['आज हम समुद्र गए', 'hi'],
  ['Сегодня мы были у моря', 'ru'],
  ['2021 :) ...', 'zh-tw'],
])('%s is %s', (words, language) => {
  expect(detectLanguage(words, 'zh-tw')).toBe(language)
})

it('takes the Chinese of the book, and a Chinese where the book is English', () => {
  expect(detectLanguage('今天的海很安靜', 'zh-hk')).toBe('zh-hk')
  expect(detectLanguage('今天的海很安靜', 'en')).toBe('zh-tw')
})

it('tells Simplified Chinese by characters that the Traditional font lacks', () => {
  expect(detectLanguage('图书馆里的发票和读书笔记', 'zh-tw')).toBe('zh-cn')
  // one borrowed character in a Traditional sentence stays where it is
  expect(detectLanguage('他寫了一個简字', 'zh-hk')).toBe('zh-hk')
})
