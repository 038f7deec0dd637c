import type { Story } from './story.ts'

/** The styles that words alone are told in. What stands beside pictures has its own by rule, as have titles, captions and tags. */
export const typesOf = (stories: readonly Story[]): string[] =>
  stories.flatMap(story => {
    if (story.shape !== 'stacked' || story.blocks.some(({ kind }) => kind === 'photos')) return []
    return story.blocks.flatMap(block =>
      block.kind === 'text' && sizes.includes(block.style) ? [block.style] : [],
    )
  })

const sizes = ['body', 'feature']

/** The same as a bit for each size. */
export const bitsOfTypes = (styles: readonly string[]): number =>
  styles.reduce((bits, style) => bits | (1 << sizes.indexOf(style)), 0)
