import { type Random, randomFrom } from '../demo-life/random.ts'
import { taipeiSeconds } from '../demo-life/timeline.ts'
import { plainPost, type RealLife } from './real-life.ts'
import * as words from './words/writer.ts'

const day = 86_400

/** A writer: 60 texts of 1,500 to 6,000 characters at scale 1, titles as first lines, dialogue, no photos. */
export function planWriter(seed: string, scale: number): RealLife {
  const random = randomFrom(`${seed}|writer`)
  const count = Math.max(3, Math.round(60 * scale))
  const begin = taipeiSeconds('2018-02-05 22:00')
  const posts = Array.from({ length: count }, (_, i) => {
    const at = Math.floor(begin + i * 29 * day + random.range(0, 20 * day))
    const title = words.titles[i % words.titles.length]
    return plainPost(`w${i + 1}`, at, `${title}\n\n${textOf(random, random.int(1500, 6000))}`, 'facebook')
  })
  return {
    life: { owner: { name: '沈望舒', instagram: 'wangshu.writes', bio: '' }, posts, albums: [] },
    format: 'facebook-2024',
    pictures: new Map(),
  }
}

function textOf(random: Random, length: number): string {
  const paragraphs: string[] = []
  for (let written = 0; written < length; ) {
    const luck = random.next()
    const paragraph =
      luck < 0.3
        ? random.pick(words.dialogue)
        : luck < 0.34
          ? random.pick(words.quotations)
          : Array.from({ length: random.int(2, 6) }, () => random.pick(words.narration)).join('')
    paragraphs.push(paragraph)
    written += paragraph.length
  }
  return paragraphs.join('\n\n')
}
