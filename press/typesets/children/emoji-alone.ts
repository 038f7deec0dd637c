import type { Item } from '#domain/books/item'
import { gatherTags } from '../../text/gather-tags.ts'

/** Of a story with pictures of which nothing is said but a few emoji, and perhaps hashtags: these, which stand beside its weekday. Else nothing. */
export function emojiAlone({ text, media, title, album }: Item): string {
  const lines = text.split('\n').filter(line => !onlyPoints.test(line))
  const said = gatherTags(lines).words.join(' ').trim()
  return media.length > 0 && !title && !album && onlyEmoji.test(said) ? said : ''
}

/** The same story without what its head says: its hashtags remain. */
export const belowHead = (item: Item): Item =>
  emojiAlone(item) === '' ? item : { ...item, text: gatherTags(item.text.split('\n')).tags }

// lines that keep hashtags away from what is said
const onlyPoints = /^[.·・。…\s]+$/
const onlyEmoji = /^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?|\s){1,12}$/v
