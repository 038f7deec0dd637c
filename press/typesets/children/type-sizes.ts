import type { Story } from './story.ts'

/** The styles that words alone are told in. What stands beside pictures has its own by rule, as have titles, captions and tags. */
export const typesOf = (stories: readonly Story[]): string[] =>
  stories.flatMap(story => {
    if (story.shape !== 'stacked' || story.blocks.some(({ kind }) => kind === 'photos')) return []
    return story.blocks.flatMap(block =>
      block.kind === 'text' && sizes.has(block.style) ? [block.style] : [],
    )
  })

/** How many sizes of type a page has too many for its words alone. */
export const sizesTooMany = (styles: readonly string[]): number => Math.max(0, new Set(styles).size - 1)

const sizes = new Set(['body', 'feature'])
