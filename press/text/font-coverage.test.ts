import { expect, it } from 'vitest'
import { covered } from './font-coverage.ts'

const missing = (text: string) => [...text].filter(character => !covered(character.codePointAt(0) ?? 0))

it('has a glyph for every language that is promised', () => {
  expect(missing('臺灣龘犇語言简体中文𠮷来読𠢕𪜶かなカナ한국어ЖёΩéñßกขฃअआक्षءالعربيةאבגשּ')).toEqual([])
  expect(missing('，。「」『』《》……——‧、；：！？〓～％＆①⑳○●★☆♪→½°℃™©')).toEqual([])
  expect(missing('🌊👍🏽🇹🇼☀❤')).toEqual([])
})

it('knows what no bundled font has', () => {
  expect(missing('海𓀀𒀀\u{10fffd}')).toEqual(['𓀀', '𒀀', '\u{10fffd}'])
})
