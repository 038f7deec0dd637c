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

/** The bytes of one drawn photograph: same drawing, same bytes. */
export async function drawPhoto(drawing: Drawing): Promise<Buffer> {
  if (drawing.type === 'gif') return drawBlinking(drawing)
  // One pass from vectors to file: grain was tried, and is either lost in JPEG or doubles its size.
  const image = sharp(Buffer.from(svgOf(drawing))).removeAlpha()
  const turned = drawing.orientation === 1 ? image : image.rotate(TURN_BACK[drawing.orientation])
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
