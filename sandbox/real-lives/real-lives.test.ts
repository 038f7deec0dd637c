import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPhonePicture } from './drawing/draw-phone-picture.ts'
import { planMother } from './plan-mother.ts'
import { planStudent } from './plan-student.ts'
import { planWriter } from './plan-writer.ts'
import { realLives } from './real-lives.ts'
import { archiveName, marksName, writeRealLife } from './write-real-life.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-lives-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the mother', () => {
  const { life, pictures } = planMother('daybound', 1)
  it('has 900 posts and 1,400 photos of 453 to 1,600 px, each with its picture', () => {
    expect(life.posts).toHaveLength(900)
    const media = [...life.posts, ...life.albums].flatMap(post => post.media)
    expect(media).toHaveLength(1400)
    expect(new Set(media.map(({ id }) => id)).size).toBe(1400)
    expect(media.every(({ id }) => pictures.has(id))).toBe(true)
    expect([...pictures.values()].every(p => Math.max(p.width, p.height) <= 1600)).toBe(true)
  })
  it('has one-liners, check-ins without words, links, rants, and pictures with words', () => {
    expect(life.posts.some(post => post.text === '累～～～')).toBe(true)
    expect(life.posts.some(post => post.place && post.text === '')).toBe(true)
    expect(life.posts.some(post => post.link)).toBe(true)
    expect(life.posts.some(post => post.text.length > 250 && !post.text.includes('\n'))).toBe(true)
    expect([...pictures.values()].filter(p => p.kind !== 'photo').length).toBeGreaterThan(40)
  })
  it('is smaller by its scale, and as dense', () => {
    const tenth = planMother('daybound', 0.1).life
    expect(tenth.posts).toHaveLength(90)
    expect([...tenth.posts, ...tenth.albums].flatMap(post => post.media)).toHaveLength(140)
  })
})

it('the writer has 60 texts of 1,500 characters and more, and no photos', () => {
  const { posts } = planWriter('daybound', 1).life
  expect(posts).toHaveLength(60)
  expect(posts.every(post => post.text.length >= 1500 && post.media.length === 0)).toBe(true)
})

it('the student writes spacer lines, thirty hashtags and rare characters', () => {
  const texts = planStudent('daybound', 1).life.posts.map(post => post.text)
  expect(texts.some(text => /^·$/m.test(text))).toBe(true)
  expect(texts.some(text => (text.match(/#/g)?.length ?? 0) === 30)).toBe(true)
  expect(texts.some(text => text.includes('𪜶') && text.includes('𠢕') && text.includes('𠮷'))).toBe(true)
})

it.each(Object.keys(realLives))(
  '%s is the same for the same seed, and no text has a place left to fill',
  name => {
    const plan = realLives[name as keyof typeof realLives] // a key of the table itself
    const { life } = plan('a', 0.2)
    expect(plan('a', 0.2).life).toEqual(life)
    expect(life.posts.filter(post => /[{}]/.test(post.text))).toEqual([])
  },
)

describe('a picture', () => {
  const picture = {
    motif: 'm',
    seed: '1',
    width: 540,
    height: 720,
    quality: 50,
    words: ['早安', '認同請分享'],
  }
  it('is drawn with the same bytes twice, at its size', async () => {
    const { jpeg } = await drawPhonePicture({ ...picture, kind: 'meme' })
    expect((await drawPhonePicture({ ...picture, kind: 'meme' })).jpeg.equals(jpeg)).toBe(true)
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 540, height: 720, format: 'jpeg' })
  })
  it('names the part that must be seen: all of words, a part of a photo', async () => {
    expect((await drawPhonePicture({ ...picture, kind: 'chat' })).focus).toEqual({ x: 0, y: 0, w: 1, h: 1 })
    const { focus } = await drawPhonePicture({ ...picture, kind: 'photo' })
    expect(focus.w * focus.h).toBeLessThan(0.5)
    expect(focus.w * focus.h).toBeGreaterThan(0.005)
  })
})

it('an archive is written with what its pictures show', async () => {
  await writeRealLife('few-posts', folder)
  const marks = JSON.parse(await readFile(join(folder, marksName), 'utf8'))
  expect(Object.values(marks)).toHaveLength(3)
  expect((await readFile(join(folder, archiveName))).length).toBeGreaterThan(30_000)
})
