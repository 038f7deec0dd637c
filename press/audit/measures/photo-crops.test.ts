import { expect, it } from 'vitest'
import { cropFaults } from './photo-crops.ts'

const focus = { x: 0.4, y: 0.1, w: 0.2, h: 0.2 }
const whole = { x: 20, y: 30, w: 60, h: 80 }
const shown = (box: typeof whole, words = false) => ({
  image: { box, whole, widthPx: 720 },
  facts: { words, focus, widthPx: 720 },
})

it('is content with a whole picture, and with a photo that is cut a little beside its focus', () => {
  const cut = { ...whole, y: 34, h: 76 }
  expect(cropFaults([shown(whole, true), shown(whole), shown(cut)])).toEqual({
    focusOutside: 0,
    croppedWords: 0,
    croppedMuch: 0,
  })
})

it('counts words that are cut, a focus that is outside, and much that is cut off', () => {
  const cut = { ...whole, y: 45, h: 65 }
  expect(cropFaults([shown(cut, true)])).toMatchObject({ croppedWords: 1, focusOutside: 0 })
  expect(cropFaults([shown(cut)])).toMatchObject({ croppedWords: 0, focusOutside: 1, croppedMuch: 1 })
})
