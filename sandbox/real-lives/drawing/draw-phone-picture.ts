import sharp, { type OverlayOptions } from 'sharp'
import { randomFrom } from '../../demo-life/random.ts'
import { drawWords } from './draw-words.ts'
import type { Focus, PhonePicture } from './phone-picture.ts'
import { phoneScene } from './phone-scenes.ts'

/** The bytes of a picture, always the same ones, and the part of it that must be seen. */
export async function drawPhonePicture(picture: PhonePicture): Promise<{ jpeg: Buffer; focus: Focus }> {
  if (picture.kind === 'chat') return { jpeg: await drawChat(picture), focus: whole }
  const { svg, focus } = phoneScene(picture)
  const words = picture.kind === 'meme' ? await wordsOfMeme(picture) : []
  const jpeg = await sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: await noise(), tile: true, blend: 'overlay' }, ...words])
    .jpeg({ quality: picture.quality })
    .toBuffer()
  return { jpeg, focus: picture.kind === 'meme' ? whole : focus }
}

const whole: Focus = { x: 0, y: 0, w: 1, h: 1 }

/** Large words at the head and the foot, white on a dark edge. */
async function wordsOfMeme({ words, width, height }: PhonePicture): Promise<OverlayOptions[]> {
  const size = Math.round(width / 11)
  const lines = await Promise.all(words.map(text => drawWords(text, size, width - 40, '#FFFFFF')))
  return lines.flatMap((line, i) => {
    const top = i === 0 ? 24 : height - line.height - 28
    const band = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${line.height + 28}"><rect width="100%" height="100%" fill="#000" fill-opacity="0.5"/></svg>`
    return [
      { input: Buffer.from(band), left: 0, top: Math.max(0, top - 14) },
      { input: line.png, left: Math.max(0, Math.round((width - line.width) / 2)), top },
    ]
  })
}

/** A conversation on a telephone: bubbles left and right in turn. */
async function drawChat({ words, width, height, seed, quality }: PhonePicture): Promise<Buffer> {
  const random = randomFrom(seed)
  const mine = random.chance(0.5) ? 0 : 1
  const ground = random.pick(['#8FA6BF', '#FFFFFF', '#EDE8DF'])
  const placed = await Promise.all(
    words.map(text => drawWords(text, 26, Math.round(width * 0.62), '#222222')),
  )
  let top = 120
  const bubbles: string[] = []
  const overlays: OverlayOptions[] = []
  for (const [i, text] of placed.entries()) {
    const left = i % 2 === mine ? width - text.width - 52 : 76
    if (top + text.height + 40 > height) break
    bubbles.push(
      `<rect x="${left - 20}" y="${top - 16}" width="${text.width + 40}" height="${text.height + 32}" rx="22" fill="${i % 2 === mine ? '#A9DC8A' : '#F2F2F2'}"/>`,
    )
    overlays.push({ input: text.png, left, top })
    top += text.height + 62
  }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<rect width="100%" height="76" fill="#3E4A57"/>${bubbles.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().composite(overlays).jpeg({ quality }).toBuffer()
}

let tile: Promise<Buffer> | undefined

/** The grain of a small sensor, laid over everything. */
function noise(): Promise<Buffer> {
  tile ??= makeNoise()
  return tile
}

function makeNoise(): Promise<Buffer> {
  const side = 256
  const random = randomFrom('grain')
  const grey = Buffer.alloc(side * side * 3)
  for (let i = 0; i < grey.length; i++) grey[i] = 128 + Math.round((random.next() + random.next() - 1) * 46)
  return sharp(grey, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}
