import { expect, it } from 'vitest'
import { describePicture } from './describe-picture.ts'
import { type ColourImage, smallSize } from './small-image.ts'

type Colour = [red: number, green: number, blue: number]
type Paint = (x: number, y: number) => Colour | undefined

/** Layers of paint, the last on top. */
function painted(width: number, height: number, ...layers: Paint[]): ColourImage {
  const data = new Uint8Array(3 * width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (const layer of layers)
        data.set(
          layer(x, y) ?? [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)],
          3 * (y * width + x),
        )
    }
  }
  return { width, height, data }
}

const flat =
  (colour: Colour): Paint =>
  () =>
    colour

/** Grain of a fixed formula on a slope of grey. */
const scene: Paint = (x, y) => {
  const grey = 110 + (x + y) / 8 + ((x * 7919 + y * 104_729 + x * y) % 17)
  return [grey, grey - 6, grey - 14]
}

/** Letters of `size` px in a row: three strokes each, with a gap between them. */
const letters =
  (left: number, top: number, count: number, size: number, colour: Colour): Paint =>
  (x, y) => {
    const column = Math.floor((x - left) / (size * 1.2))
    const inside = x - left - column * size * 1.2
    if (x < left || column >= count || inside >= size || y < top || y >= top + size) return undefined
    const stroke = Math.max(1, size / 6)
    return inside < stroke || inside > size - stroke || Math.abs(y - top - size / 2) < stroke
      ? colour
      : undefined
  }

const white: Colour = [255, 255, 255]
const black: Colour = [20, 20, 20]

it('takes a page of letters and a conversation for words', () => {
  const rows = Array.from({ length: 12 }, (_, n) => letters(20, 20 + n * 26, 14, 12, black))
  expect(describePicture(painted(260, 380, flat(white), ...rows))).toMatchObject({
    kind: 'words',
    whiteEdge: true,
  })
  const bubbles = Array.from({ length: 6 }, (_, n) => letters(n % 2 ? 90 : 20, 50 + n * 60, 6, 10, black))
  expect(describePicture(painted(217, 470, flat([150, 170, 190]), ...bubbles))).toMatchObject({
    kind: 'words',
    whiteEdge: false,
  })
})

it('takes a photo with a few large words at its foot for words', () => {
  const caption = letters(80, 270, 6, 26, white)
  expect(describePicture(painted(320, 320, scene, caption)).kind).toBe('words')
})

it('takes a photo for a photo, also with a small sign in it', () => {
  expect(describePicture(painted(320, 320, scene)).kind).toBe('photo')
  expect(describePicture(painted(320, 320, scene, letters(30, 60, 5, 10, white))).kind).toBe('photo')
})

it('looks where there is skin, and else near the middle', () => {
  const face: Paint = (x, y) => (Math.hypot(x - 250, y - 90) < 40 ? [205, 165, 135] : undefined)
  const { focus } = describePicture(painted(320, 320, scene, face))
  expect(Math.hypot(focus.x - 250 / 320, focus.y - 90 / 320)).toBeLessThan(0.12)
  const plain = describePicture(painted(320, 320, flat([90, 90, 90])))
  expect(Math.hypot(plain.focus.x - 0.5, plain.focus.y - 0.45)).toBeLessThan(0.1)
})

it('tells a sharp picture from a blurred one', () => {
  const blurred = describePicture(
    painted(200, 200, (x, y) => [128 + 60 * Math.sin(x / 40), 128, 128 + 60 * Math.cos(y / 40)]),
  )
  expect(describePicture(painted(200, 200, scene)).sharpness).toBeGreaterThan(blurred.sharpness + 2)
})

it('says something of the smallest and of the longest pictures', () => {
  for (const [width, height] of [
    [1, 1],
    [2, 1],
    [1, 900],
    [1600, 3],
  ] as const) {
    const { focus } = describePicture(painted(width, height, scene))
    expect(focus.x >= 0 && focus.x <= 1 && focus.y >= 0 && focus.y <= 1).toBe(true)
  }
  expect(smallSize({ width: 200_000, height: 10 })).toEqual({ width: 1600, height: 2 })
  expect(smallSize({ width: 120, height: 80 })).toEqual({ width: 120, height: 80 })
})
