import { expect, test } from 'vitest'
import { bindingNames } from '#domain/catalogue/bindings'
import { insideMargin } from './printer-profile.ts'
import { profiles } from './profiles.ts'

test.each([
  ['house', 4, 18],
  ['house', 150, 18],
  ['house', 151, 20],
  ['lulu', 60, 12.7],
  ['lulu', 150, 12.7],
  ['lulu', 151, 17.7],
  ['gelato', 60, 18],
  ['ingramspark', 160, 20],
  ['kdp', 150, 9.6],
  ['kdp', 300, 12.7],
  ['kdp', 301, 15.9],
] as const)('%s wants on %i pages an inside margin of %d mm', (name, pages, inside) => {
  expect(insideMargin(profiles[name], pages)).toBe(inside)
})

test.each(Object.entries(profiles))('%s is sound data', (name, profile) => {
  expect(profile.name).toBe(name)
  const steps = profile.gutter.map(step => step.from)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(steps[0]).toBe(1)
  for (const binding of bindingNames) {
    expect(profile.pages.min[binding]).toBeLessThan(profile.pages.max[binding])
    expect(profile.pages.max[binding] % profile.pages.multiple).toBe(0)
  }
  expect(profile.colour === 'cmyk').toBe(profile.outputCondition !== undefined)
})
