import { expect, it } from 'vitest'
import { mediaHref, mediaStep, mediaWidths } from './media-address.ts'

it.each([
  [1, 160],
  [160, 160],
  [161, 320],
  [500.5, 640],
  [1920, 1920],
  [5000, 1920],
])('shows a picture of %d px by the step of %d', (widthPx, step) => {
  expect(mediaStep(widthPx)).toBe(step)
})

it('names the picture and the step', () => {
  expect(mediaHref('a'.repeat(64), 375)).toBe(`/media/${'a'.repeat(64)}/480`)
})

it('has steps that grow, none more than double', () => {
  const growth = mediaWidths.slice(1).map((width, i) => width / (mediaWidths[i] ?? 0))
  expect(growth.every(by => by > 1 && by <= 2)).toBe(true)
})
