import { expect, it } from 'vitest'
import { drawnParagraphs } from '../../tests/press/drawn-paragraphs.ts'
import { mixedFamilies } from '../audit/measures/mixed-families.ts'
import { createCompiler } from '../engine/compiler.ts'
import { languages } from '../engine/languages.ts'
import { withFace } from './face-of-paragraph.ts'
import { prepareText } from './prepare-text.ts'

it.each([
  ['zh-tw', '今天的海很安靜', 'zh-tw'],
  ['zh-tw', '来不及帶傘', 'zh-tw-x-sc'],
  ['zh-tw', '𠮷野家', 'zh-tw-x-jp'],
  ['zh-hk', '我話冇所謂', 'zh-hk'],
  ['zh-cn', '图书馆闭馆前', 'zh-cn'],
  ['ja', '本を読む', 'ja'],
  ['en', 'We walked home', 'en'],
])('%s of %s is set as %s, which the engine knows', (lang, words, set) => {
  expect(withFace(lang, words)).toBe(set)
  expect(languages[set]).toMatchObject({ lang: lang.slice(0, 2) })
})

it('sets each paragraph from one face, serif as sans, whatever it mixes', async () => {
  const compiler = createCompiler()
  const styles = {
    serif: { family: 'serif', size: 10, lineHeight: 6 },
    sans: { family: 'sans', size: 10, lineHeight: 6 },
  } as const
  const texts = [
    '鴨川で本を読む。風が強くて、ページが勝手にめくれていく。',
    '图书馆闭馆前十分钟，把最后一段话写完了。窗外在下雪，来不及带伞，价钱也来不及看。',
    '他說：「来週見」，我說好，然後我們就走了。',
    '佢話今日唔得閒，我話冇所謂，一個人食嘢都幾好㗎。',
    '今日的早餐：クロワッサン＋カフェオレ，850円。',
    '𠮷野家深夜定食，老闆叫我𠢕囡仔，笑死。𪜶講台語比我還輪轉。',
    '#京都 #写真好きな人と繋がりたい #ファインダー越しの私の世界 #台灣人在京都',
  ]
  const wants = texts.flatMap(text =>
    prepareText(text, 'zh-tw').paragraphs.flatMap(({ runs, lang }) =>
      ['serif', 'sans'].map(style => ({ style, lang, runs, width: 120 })),
    ),
  )
  expect(mixedFamilies(await drawnParagraphs(compiler, styles, wants))).toBe(0)
})
