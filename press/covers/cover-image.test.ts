import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { coverTemplates } from '#domain/covers/cover-colours'
import { asBuffer } from '#press/engine/as-buffer'
import { createCompiler } from '#press/engine/compiler'
import type { CoverDesign } from './cover-design.ts'
import { type CoverEngine, drawCoverImage } from './cover-image.ts'
import { fitToCover } from './fit-to-cover.ts'
import { rasterCover } from './raster-cover.ts'

// Takes long: each of the covers is drawn in its languages and looked at pixel by pixel.

const compiler = createCompiler()
const engineWith = (photo?: Buffer): CoverEngine => ({
  naturalWidths: compiler.naturalWidths,
  pdf: compiler.pdf,
  raster: rasterCover,
  photo: photo && (sidePx => fitToCover(photo, sidePx, 1_000_000)),
})
const trim = { width: 148, height: 210 }
const folder = mkdtempSync(join(tmpdir(), 'daybound-cover-'))
const scratch = join(folder, 'scratch')
afterAll(() => rmSync(folder, { recursive: true }))

const design = (more: Partial<CoverDesign> = {}): CoverDesign => ({
  template: 'classic',
  colour: '#243F66',
  title: '小島日記',
  author: '林小滿',
  years: '2021',
  locale: 'zh-tw',
  ...more,
})
const draw = (of: CoverDesign, widthPx: number, photo?: Buffer) =>
  drawCoverImage(of, { widthPx, trim, format: 'png', scratch }, engineWith(photo)).then(asBuffer)

describe.each(coverTemplates.map(({ name }) => name))('%s', template => {
  it.each([48, 199, 480])('shows its title at %d px', async widthPx => {
    const [titled, bare] = await Promise.all(
      ['小島日記', ''].map(title => draw(design({ template, title }), widthPx)),
    )
    const info = await sharp(titled).metadata()
    expect([info.format, info.width, info.height]).toEqual([
      'png',
      widthPx,
      Math.round((widthPx * 210) / 148),
    ])
    expect(await differing(titled, bare)).toBeGreaterThan(widthPx === 48 ? 0.01 : 0.002)
  })

  it('can be drawn 4096 px wide', async () => {
    const jpeg = await drawCoverImage(
      design({ template }),
      { widthPx: 4096, trim, format: 'jpeg', scratch },
      engineWith(),
    )
    const { format, width, height } = await sharp(jpeg).metadata()
    expect([format, width, height]).toEqual(['jpeg', 4096, 5812])
  })
})

it('puts the photo where it belongs, in its colours, where only its own folder can be written to', async () => {
  vi.stubEnv('TMPDIR', '/dev/null')
  onTestFinished(() => void vi.unstubAllEnvs())
  const green = { r: 20, g: 200, b: 60 }
  const photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: green } })
    .jpeg()
    .toBuffer()
  const of = design({ template: 'obi', photo: { sha256: 'a'.repeat(64), width: 800, height: 1000 } })
  const pixels = await sharp(await draw(of, 296, photo))
    .raw()
    .toBuffer()
  const at = (x: number, y: number) => [...pixels.subarray((y * 296 + x) * 3, (y * 296 + x) * 3 + 3)]
  expect(near(at(148, 100), [20, 200, 60])).toBe(true)
  expect(near(at(290, 415), [0x24, 0x3f, 0x66])).toBe(true)
  expect(readdirSync(scratch)).toEqual([])
})

it('draws the same picture twice', async () => {
  expect((await draw(design(), 300)).equals(await draw(design(), 300))).toBe(true)
})

it.each([47, 4097, 100.5, Number.NaN])('refuses a width of %d px', async widthPx => {
  await expect(draw(design(), widthPx)).rejects.toThrow(RangeError)
})

/** Share of the pixels that differ clearly between two pictures of one size. */
async function differing(a: Buffer | undefined, b: Buffer | undefined): Promise<number> {
  const [left, right] = await Promise.all([a, b].map(image => sharp(image).greyscale().raw().toBuffer()))
  if (!left || !right) throw new Error('Nothing to compare')
  return left.filter((value, i) => Math.abs(value - (right[i] ?? 0)) > 60).length / left.length
}

function near(pixel: number[], colour: number[]): boolean {
  return pixel.every((value, i) => Math.abs(value - (colour[i] ?? 0)) < 8)
}
