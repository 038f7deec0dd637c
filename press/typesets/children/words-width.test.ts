import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { tellBeside } from './tell-beside.ts'
import { widthOfWords } from './words-width.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const widthOf = (text: string, most = 110, style = 'body') =>
  widthOfWords(buildItem({ text }), most, 9, style, context)

it('is no wider than few words are beside a high picture', () => {
  expect(widthOf('好喔')).toBeLessThan(60)
  expect(widthOf('第一次帶阿寶坐高鐵，他從台中站一路問到左營。'.repeat(4))).toBeGreaterThan(60)
  const sick = '阿寶發燒了，今晚不用睡了，明天大家都請假。'.repeat(2)
  expect(widthOf(sick, 130, 'feature')).toBeGreaterThan(widthOf(sick, 130))
})

it('is all there is where little would be saved, and beside tags and addresses', () => {
  expect(widthOf('好喔', 70)).toBe(70)
  expect(widthOf('今天吃滷肉飯\n#鴨川散步 #京都')).toBe(110)
})

it('makes the frame as narrow, at the side of the picture', () => {
  const media = [buildPhoto('a', { width: 500, height: 900 })]
  const tell = (text: string, left: boolean) => tellBeside(buildItem({ text, media }), left, 4, context)
  const { width } = context.area
  expect(tell('好喔', true)).toMatchObject({ x: 0 })
  expect(tell('好喔', true).w).toBeLessThan(width * 0.8)
  const right = tell('好喔', false)
  expect(right.x + right.w).toBeCloseTo(width)
  expect(Math.min(...right.words.map(({ x }) => x))).toBeGreaterThan(right.x)
  expect(tell('好喔'.repeat(70), true)).toMatchObject({ x: 0, w: width })
})

it('is wider where a letter would stand alone in the last line', () => {
  expect(widthOf('今天吃滷肉飯好')).toBe(widthOf('好喔'))
  expect(widthOf('今天吃滷肉飯好吃喔')).toBeGreaterThan(widthOf('好喔'))
})
