import { randomFrom } from '../demo-life/random.ts'
import { taipeiSeconds } from '../demo-life/timeline.ts'
import { photos } from './plan-mother.ts'
import { newCamera, plainPost, type RealLife } from './real-life.ts'
import { fewPosts } from './words/few-posts.ts'

/** Somebody with five posts in five years. */
export function planFewPosts(seed: string): RealLife {
  const camera = newCamera()
  const random = randomFrom(`${seed}|few`)
  const posts = fewPosts.map((entry, i) => {
    const at = taipeiSeconds(entry.at)
    const count = 'photos' in entry ? entry.photos : 0
    return {
      ...plainPost(`f${i + 1}`, at, entry.text, 'facebook'),
      media: photos(`f${i + 1}`, at, random, camera, count),
    }
  })
  return {
    life: { owner: { name: '高志明', instagram: 'gao.cm', bio: '' }, posts, albums: [] },
    format: 'facebook-2024',
    pictures: camera.pictures,
  }
}
