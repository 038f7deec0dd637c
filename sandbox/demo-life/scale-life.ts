import type { Life, LifeMedia, LifePost } from './life.ts'

const YEAR = 365.25 * 24 * 3600
/** Kept small, so that thousands are drawn in a minute; of each scene a few are drawn and then numbered. */
const LONG_EDGE = 1200
const DISTINCT = 60

/**
 * The same life, told often enough to have exactly so many posts and photos. Each telling lies some weeks before the last
 * and says so, so that no two posts are one; photos repeat drawings under a number of their own, which their bytes carry.
 */
export function scaleLife(life: Life, size: { posts: number; photos: number }): Life {
  const bank = life.posts
    .flatMap(post => post.media)
    .filter(media => media.kind === 'photo' && media.drawing.type === 'jpg')
  const posts: LifePost[] = []
  let photos = 0
  for (let i = 0; i < size.posts; i++) {
    const post = life.posts[i % life.posts.length]
    if (!post) break
    const round = Math.floor(i / life.posts.length)
    // Spread over the posts evenly: after post i there are as many photos as its share.
    const due = Math.floor(((i + 1) * size.photos) / size.posts)
    const at = Math.round(post.at - round * (YEAR / 7))
    const media: LifeMedia[] = []
    for (; photos < due; photos++) {
      const drawn = bank[photos % Math.min(DISTINCT, bank.length)]
      if (drawn) media.push(numbered(drawn, photos, at - media.length))
    }
    posts.push({
      ...post,
      id: `s${i}`,
      at,
      text: round === 0 ? post.text : `${post.text}（${round + 1}）`,
      media,
      facebook: true,
      instagram: true,
    })
  }
  return { ...life, posts: posts.sort((a, b) => a.at - b.at), albums: [] }
}

function numbered(media: LifeMedia, number: number, at: number): LifeMedia {
  const { drawing } = media
  const scale = Math.min(1, LONG_EDGE / Math.max(drawing.width, drawing.height))
  const edge = (pixels: number) => Math.round(pixels * scale)
  return {
    ...media,
    id: `n${number}`,
    at,
    caption: '',
    drawing: { ...drawing, width: edge(drawing.width), height: edge(drawing.height) },
    stamp: number,
  }
}
