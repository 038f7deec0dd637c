import { expect, it } from 'vitest'
import { sizesTooMany, type TypeOfStory } from './type-sizes.ts'

const told = (style: string): TypeOfStory => ({ voice: 'story', style })
const great = (style: string): TypeOfStory => ({ voice: 'great', style })
const said = (style: string): TypeOfStory => ({ voice: 'talk', style })

it('finds one size of each voice right, and another one a size too many', () => {
  expect(sizesTooMany([told('body'), told('body'), said('remark'), said('remark')])).toBe(0)
  expect(sizesTooMany([told('body'), told('story')])).toBe(1)
  expect(sizesTooMany([told('body'), said('remark'), said('largeRemark')])).toBe(1)
})

it('minds one great story hardly, and two of different sizes', () => {
  expect(sizesTooMany([great('largeRemark')])).toBe(0)
  expect(sizesTooMany([told('body'), great('largeRemark')])).toBeLessThan(0.5)
  expect(sizesTooMany([told('body'), great('largeRemark'), great('feature')])).toBe(2)
  expect(sizesTooMany([great('feature'), told('feature')])).toBe(0)
})
