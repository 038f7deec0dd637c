import type { Story } from './story.ts'

/** The type that a story is told in, by voice: what stands beside a large picture in large type is the great one of its page. */
export interface TypeOfStory {
  voice: 'talk' | 'story' | 'great'
  style: string
}

/** The types of the words of stories. Their titles, captions and tags are alike in all of them. */
export function typesOf(stories: readonly Story[]): TypeOfStory[] {
  return stories.flatMap(story => {
    if (story.shape === 'talk') return typesOf(story.parts)
    const blocks = story.shape === 'beside' ? story.words : story.blocks
    const own = blocks.flatMap(block =>
      block.kind === 'text' && sizes.has(block.style) ? [block.style] : [],
    )
    const [style] = own
    if (style === undefined) return []
    const isGreat = story.shape === 'beside' && style !== 'body'
    return [{ voice: story.shape === 'small' ? 'talk' : isGreat ? 'great' : 'story', style }]
  })
}

/** How many sizes of type a page has too many: one of each voice is right, and one great story. */
export function sizesTooMany(types: readonly TypeOfStory[]): number {
  const told = types.filter(({ voice }) => voice !== 'talk')
  const talk = types.filter(({ voice }) => voice === 'talk')
  const large = told.filter(({ voice }) => voice === 'great')
  const usual = told.filter(({ voice }) => voice === 'story')
  const sizesOf = (some: readonly TypeOfStory[]) => new Set(some.map(({ style }) => style))
  const all = sizesOf(told).size
  const others = sizesOf(usual).size
  const ofStories = large.length === 1 && all > others ? Math.max(0, others - 1) + oneGreat : all - 1
  return (
    Math.max(0, usual.length === 0 && large.length === 1 ? 0 : ofStories) +
    Math.max(0, sizesOf(talk).size - 1)
  )
}

/** Of a size too many. */
const oneGreat = 0.25

const sizes = new Set(['body', 'story', 'feature', 'remark', 'largeRemark', 'greatRemark'])
