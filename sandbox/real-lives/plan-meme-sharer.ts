import { randomFrom } from '../demo-life/random.ts'
import { taipeiSeconds } from '../demo-life/timeline.ts'
import { withWords } from './plan-mother.ts'
import { newCamera, plainPost, type RealLife } from './real-life.ts'

const day = 86_400

/** Somebody who shares 150 pictures with words in them at scale 1, and hardly writes a sentence. */
export function planMemeSharer(seed: string, scale: number): RealLife {
  const camera = newCamera()
  const random = randomFrom(`${seed}|memes`)
  const begin = taipeiSeconds('2020-01-02 08:00')
  const posts = Array.from({ length: Math.max(6, Math.round(150 * scale)) }, (_, i) => {
    const at = Math.floor(begin + i * 7 * day + random.range(0, 6 * day))
    const text = random.chance(0.15) ? random.pick(['早安', 'XDDD', '轉～', '說的就是我']) : ''
    return {
      ...plainPost(`x${i + 1}`, at, text, 'facebook'),
      media: [withWords(`x${i + 1}`, at, random, camera)],
    }
  })
  return {
    life: { owner: { name: '羅大同', instagram: 'luo.dt', bio: '' }, posts, albums: [] },
    format: 'facebook-2024',
    pictures: camera.pictures,
  }
}
