import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoFormat, FORMATS } from './formats/formats.ts'
import { planLife } from './timeline.ts'
import { writeDemoLife } from './write-demo-life.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-life-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** What JSON.parse gives, with the site's byte-wise escapes put together again. */
function read(dir: string, path: string): unknown {
  const raw = readFileSync(join(dir, path), 'utf8')
  return JSON.parse(raw, (_key, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value, 'latin1').toString('utf8') : value,
  )
}

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(dir, join(entry.parentPath, entry.name)))

async function textsOf(format: DemoFormat): Promise<string> {
  const dir = join(folder, format)
  await writeDemoLife({ target: { dir }, format, photos: 'none' })
  return dir
}

describe('the same seed', () => {
  const scale = { posts: 12, photos: 9 }

  it('gives the same bytes, another seed others', async () => {
    for (const [name, seed] of [
      ['a', 'one'],
      ['b', 'one'],
      ['c', 'two'],
    ] as const)
      await writeDemoLife({ target: { zip: join(folder, `${name}.zip`) }, seed, photos: 'small', scale })
    expect(sha256(join(folder, 'a.zip'))).toBe(sha256(join(folder, 'b.zip')))
    expect(sha256(join(folder, 'a.zip'))).not.toBe(sha256(join(folder, 'c.zip')))
  })

  it('stamps ZIP entries with one fixed clock time and no zone', async () => {
    const zip = join(folder, 'clock.zip')
    await writeDemoLife({ target: { zip }, photos: 'none', scale: { posts: 2, photos: 0 } })
    const head = readFileSync(zip).subarray(0, 30)
    expect(head.readUInt16LE(10)).toBe((9 << 11) | (30 << 5))
    expect(head.readUInt16LE(12)).toBe(((2024 - 1980) << 9) | (1 << 5) | 2)
    expect(head.readUInt16LE(28)).toBe(0)
  })

  it('keeps plans apart by seed alone', () => {
    expect(planLife('one')).toEqual(planLife('one'))
    expect(planLife('one')).not.toEqual(planLife('two'))
  })
})

describe('every format', () => {
  const roots: [DemoFormat, string][] = [
    ['facebook-2020', 'posts/your_posts_1.json'],
    ['facebook-2023', 'your_activity_across_facebook/posts/your_posts_1.json'],
    ['facebook-2024', 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'],
    ['facebook-page', "this_profile's_activity_across_facebook/posts/profile_posts_1.json"],
    ['facebook-label-values', 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'],
    ['facebook-html', 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.html'],
    ['facebook-html-zh-tw', 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.html'],
    ['instagram-2020', 'media.json'],
    ['instagram-2022', 'content/posts_1.json'],
    ['instagram-2024', 'your_instagram_activity/content/posts_1.json'],
    ['instagram-2025', 'your_instagram_activity/media/posts.json'],
  ]

  it('is in the table', () => {
    expect(roots.map(([format]) => format).sort()).toEqual(Object.keys(FORMATS).sort())
  })

  it.each(roots)(
    '%s has its posts at %s, in ASCII where it is JSON, and each text once whole',
    async (format, path) => {
      const dir = await textsOf(format)
      const text = readFileSync(join(dir, path), 'utf8')
      if (path.endsWith('.html')) {
        expect(text).toMatch(/^<html>.*<\/html>$/s)
        expect(text).toContain('沒有下雨。榕樹底下坐的是遲到的人。')
        expect(text).toContain(format === 'facebook-html' ? 'Dec 12, 2020 9:48:' : '12月 12, 2020 9:48:')
      } else {
        expect(text).toMatch(/^[\x20-\x7e\n]+$/)
        const whole = format.startsWith('instagram')
          ? '四步。\\n#小米日記'
          : '沒有下雨。榕樹底下坐的是遲到的人。'
        expect(JSON.stringify(read(dir, path))).toContain(whole)
      }
    },
  )
})

describe('a Facebook archive', () => {
  it('has text, tags, both places and a life event in the shapes of the site', async () => {
    const dir = await textsOf('facebook-2024')
    const posts = read(dir, 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json')
    expect(posts).toContainEqual(
      expect.objectContaining({
        title: '林予安新增了一則生活要事。',
        tags: [{ name: '許柏勳' }],
        attachments: expect.arrayContaining([
          {
            data: [
              {
                life_event: expect.objectContaining({
                  title: '和許柏勳結婚',
                  start_date: { year: 2020, month: 12, day: 12 },
                }),
              },
            ],
          },
          {
            data: [
              { place: expect.objectContaining({ name: '陽明山上的小草地' }) },
              { place: expect.objectContaining({ url: expect.any(String) }) },
            ],
          },
        ]),
      }),
    )
    expect(JSON.stringify(posts)).toMatch(/@\[\d+:2048:吳凱文\]/)
    expect(filesIn(dir).filter(path => path.includes('/album/'))).toHaveLength(12)
  })

  it('points at a file for every uri', async () => {
    const dir = join(folder, 'whole')
    await writeDemoLife({
      target: { dir },
      format: 'facebook-2024',
      photos: 'small',
      scale: { posts: 30, photos: 20 },
    })
    const posts = JSON.stringify(
      read(dir, 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'),
    )
    const uris = [...posts.matchAll(/"uri":"([^"]+)"/g)].map(match => match[1])
    expect(uris).toHaveLength(20)
    expect(filesIn(dir)).toEqual(expect.arrayContaining(uris))
  })
})

describe('a scaled life', () => {
  it('has exactly so many posts and photos, all photos different files of sound JPEG', async () => {
    const dir = join(folder, 'scaled')
    const result = await writeDemoLife({
      target: { dir },
      photos: 'small',
      scale: { posts: 700, photos: 150 },
    })
    expect(result).toMatchObject({ posts: 700, photos: 150 })
    const pictures = filesIn(dir).filter(path => path.endsWith('.jpg'))
    expect(new Set(pictures.map(path => sha256(join(dir, path)))).size).toBe(150)
    const sizes = await Promise.all(pictures.slice(0, 10).map(path => sharp(join(dir, path)).metadata()))
    expect(sizes.every(size => Math.max(size.width, size.height) === 320)).toBe(true)
  })
})

describe('parts', () => {
  it('deals the media over numbered ZIPs', async () => {
    const { paths } = await writeDemoLife({
      target: { zip: join(folder, 'split.zip') },
      parts: 2,
      photos: 'small',
      scale: { posts: 6, photos: 4 },
    })
    expect(paths).toEqual([join(folder, 'split-1.zip'), join(folder, 'split-2.zip')])
    expect(readFileSync(join(folder, 'split-2.zip'), 'latin1')).not.toContain('.json')
  })
})
