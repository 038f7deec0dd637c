import sharp from 'sharp'
import { randomFrom } from '../random.ts'
import type { Hour } from './light.ts'
import { newPicture } from './picture.ts'
import { SCENES, type SceneName } from './scenes.ts'

export interface Drawing {
  scene: SceneName
  hour: Hour
  /** Two drawings of one scene differ by their seed alone. */
  seed: string
  /** Pixels as the viewer sees them, upright. */
  width: number
  height: number
  type: 'jpg' | 'png' | 'webp' | 'gif'
  /** EXIF orientation; the pixels are stored turned so that a reader that obeys it sees them upright. */
  orientation: 1 | 3 | 6 | 8
}

const TURN_BACK = { 1: 0, 3: 180, 6: 270, 8: 90 } as const

/** Vectors are drawn at most so long and then enlarged: half the work, and the softness of a lens. */
const DRAWN_PX = 1000

/** The bytes of one drawn photograph: same drawing, same bytes. */
export async function drawPhoto(drawing: Drawing): Promise<Buffer> {
  if (drawing.type === 'gif') return drawBlinking(drawing)
  const scale = Math.min(1, DRAWN_PX / Math.max(drawing.width, drawing.height))
  const [width, height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)]
  const { data, info } = await sharp(Buffer.from(svgOf({ ...drawing, width, height })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(data, info.width * info.channels)
  const turned = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(drawing.width, drawing.height, { fit: 'fill', kernel: 'cubic' })
    .rotate(TURN_BACK[drawing.orientation])
  if (drawing.type === 'png') return turned.png({ palette: true, colours: 128, effort: 3 }).toBuffer()
  if (drawing.type === 'webp') return turned.webp({ quality: 80, effort: 2 }).toBuffer()
  const tagged =
    drawing.orientation === 1 ? turned : turned.withMetadata({ orientation: drawing.orientation })
  return tagged.jpeg({ quality: 82 }).toBuffer()
}

export function svgOf({ scene, hour, seed, width, height }: Drawing): string {
  const short = Math.min(width, height)
  const picture = newPicture(
    (width / short) * 1000,
    (height / short) * 1000,
    randomFrom(`${scene}|${hour}|${seed}`),
  )
  SCENES[scene](picture, hour)
  return picture.svg(width, height)
}

/** Film grain, so that gradients do not band in print. It repeats with a period that no row length meets. */
const GRAIN = (() => {
  const random = randomFrom('grain')
  return Int8Array.from({ length: 65_521 }, () =>
    Math.round((random.next() + random.next() + random.next() - 1.5) * 4),
  )
})()

function addGrain(pixels: Buffer, rowBytes: number): void {
  let g = rowBytes % GRAIN.length
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    if (++g >= GRAIN.length) g = 0
    const grain = GRAIN[g] ?? 0
    for (let c = i; c < i + 3; c++) {
      const value = (pixels[c] ?? 0) + grain
      pixels[c] = value < 0 ? 0 : Math.min(value, 255)
    }
  }
}

/** Three frames with a little life in them. */
async function drawBlinking(drawing: Drawing): Promise<Buffer> {
  const frames = await Promise.all(
    [0, 1, 2].map(i =>
      sharp(Buffer.from(svgOf({ ...drawing, seed: `${drawing.seed}/${i}` })))
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [400, 400, 400], loop: 0, effort: 3 })
    .toBuffer()
}
