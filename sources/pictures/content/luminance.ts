import type { ColourImage, GreyImage } from './small-image.ts'

/** How bright the light of each pixel is, coded as sRGB again: what a photo keeps when it is made brighter or darker (IEC 61966-2-1, ITU-R BT.709). */
export function luminanceOf({ width, height, data }: ColourImage): GreyImage {
  const coded = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < coded.length; i += 1, at += 3) {
    const light =
      0.2126 * lightAt(data[at] ?? 0) +
      0.7152 * lightAt(data[at + 1] ?? 0) +
      0.0722 * lightAt(data[at + 2] ?? 0)
    coded[i] = codes[Math.round(steps * light)] ?? 0
  }
  return { width, height, data: coded }
}

const lights = Float64Array.from({ length: 256 }, (_, code) => {
  const value = code / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const lightAt = (code: number) => lights[code] ?? 0

/** Steps of light that have a code each. */
const steps = 4096

const codes = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
})
