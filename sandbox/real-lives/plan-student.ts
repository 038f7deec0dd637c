import { randomFrom } from '../demo-life/random.ts'
import { taipeiSeconds } from '../demo-life/timeline.ts'
import { newCamera, plainPost, type RealLife } from './real-life.ts'
import { captions, hashtags } from './words/student.ts'

const day = 86_400

/** A student abroad on Instagram: 240 posts in three scripts at scale 1, carousels, spacer lines, thirty hashtags. */
export function planStudent(seed: string, scale: number): RealLife {
  const camera = newCamera()
  const random = randomFrom(`${seed}|student`)
  const count = Math.max(captions.length, Math.round(240 * scale))
  const begin = taipeiSeconds('2019-09-20 12:00')
  const posts = Array.from({ length: count }, (_, i) => {
    const id = `s${i + 1}`
    const at = Math.floor(begin + i * 6 * day + random.range(0, 5 * day))
    const caption = captions[i % captions.length] ?? ''
    const tags = random.chance(0.4) ? `\n·\n·\n·\n${hashtags}` : random.chance(0.3) ? '\n#京都 #交換學生' : ''
    const [width, height] = random.pick([
      [1080, 1080],
      [1080, 1350],
      [1080, 1350],
      [1080, 608],
      [720, 1280],
    ])
    const media = Array.from({ length: random.pick([1, 1, 1, 2, 3, 5, 10]) }, (_, n) =>
      camera.take(`${id}-${n + 1}`, at, {
        kind: 'photo',
        motif: `${id}|${n % 3}`,
        seed: String(n),
        width,
        height,
        quality: 60,
        words: [],
      }),
    )
    return { ...plainPost(id, at, caption + tags, 'instagram'), media }
  })
  return {
    life: { owner: { name: '廖思齊', instagram: 'siqi.in.kyoto', bio: '🇹🇼→🇯🇵' }, posts, albums: [] },
    format: 'instagram-2024',
    pictures: camera.pictures,
  }
}
