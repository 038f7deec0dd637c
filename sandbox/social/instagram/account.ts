import { caption } from '../../demo-life/formats/instagram-media.ts'
import type { LifeMedia } from '../../demo-life/life.ts'
import { hashText } from '../../demo-life/random.ts'
import type { Lives } from '../lives.ts'
import type { LifeKey, Person } from '../people.ts'

export interface InstagramMedia {
  id: string
  at: number
  caption: string
  kind: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  life: LifeKey
  /** Of a carousel, its cover. */
  media: LifeMedia
  /** Withheld by Instagram, as where the music belongs to somebody. */
  withheld: boolean
  children: InstagramMedia[]
}

/** What a person has on Instagram, newest first: every post has a picture there. */
export function instagramAccount(lives: Lives, person: Person): InstagramMedia[] {
  const head = `179${String(hashText(person.instagramId)).padStart(10, '0')}`
  let count = 0
  const number = () => {
    count += 3
    return head + String(count).padStart(5, '0')
  }
  const mediaOf = (media: LifeMedia, at: number, words: string): InstagramMedia => ({
    id: number(),
    at,
    caption: words,
    kind: media.kind === 'video' ? 'VIDEO' : 'IMAGE',
    life: person.life,
    media,
    withheld: false,
    children: [],
  })
  return lives
    .of(person.life)
    .posts.filter(post => post.instagram)
    .flatMap(post => {
      const [first, ...more] = post.media
      if (!first) return []
      const whole = mediaOf(first, post.at, caption(post))
      if (more.length === 0) return [{ ...whole, withheld: hashText(post.id) % 17 === 0 }]
      const children = post.media.map(media => mediaOf(media, post.at, ''))
      return [{ ...whole, kind: 'CAROUSEL_ALBUM' as const, children }]
    })
    .reverse()
}
