import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { headWords } from '../item-head.ts'
import { besideDay, signBesideDay } from './sign-beside-day.ts'

const context = buildContext(countingCompiler(), 'a5-1')
const withPhoto = (text: string) => buildItem({ text, media: [buildPhoto('a')] })
const signOf = (text: string, w: number) => {
  const item = withPhoto(text)
  return signBesideDay(item, headWords(item, context), context, { x: 0, y: 0, w }).length
}

it('stands an emoji above photos behind the hour, inside the margin', () => {
  expect(signOf('🌧', 36)).toBe(1)
  expect(besideDay(withPhoto('🌧\n#雨'), context, 36).text).toBe('#雨')
})

it('leaves it where words are if the margin has no room, and where no photos are', () => {
  expect(signOf('🌧', 24)).toBe(0)
  expect(besideDay(withPhoto('🌧'), context, 24).text).toBe('🌧')
  expect(signOf('🌧🌧🌧🌧🌧', 36)).toBe(0)
  expect(besideDay(buildItem({ text: '🌧' }), context, 36).text).toBe('🌧')
})
