import type { ItemSaving } from '../item-savers.ts'
import type { TypedPlace } from './lay-letters.ts'
import type { ItemWords, Shown } from './shown-words.ts'
import type { TypedWordsProps } from './typed-words-props.ts'

export interface WordsFieldProps extends TypedWordsProps {
  saving: ItemSaving | undefined
  /** Of the item, as its maker sees it. */
  words: ItemWords
  shown: Shown
  onShow: (shown: Shown) => void
  /** The words that are shown; undefined where they are gone. */
  own: string | undefined
  place: TypedPlace
  /** The page has them there, as they are now. */
  isOnPage: boolean
}
