import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { editedItem } from '../edited-item.ts'
import { findAtCaret, findShown } from './find-shown.ts'
import type { TypedPlace } from './lay-letters.ts'
import { shownWords } from './shown-words.ts'
import type { TypedWordsProps } from './typed-words-props.ts'
import { visible } from './visible.ts'
import { WordsField } from './words-field.tsx'

/**
 * A paragraph, or its part on a page, that is typed where it stands. Where the page cannot be told letter by letter the
 * form goes on.
 */
export function TypedWords(props: TypedWordsProps) {
  const { page, item, savers, start, onLeave } = props
  const saving = useStore(savers.store, ({ savings }) => savings.get(item.itemId))
  const words = editedItem(item, saving)
  const [shown, show] = useState(() =>
    start.caret ? findAtCaret(words, start.caret, [start.printed])?.shown : findShown(words, start.printed),
  )
  const own = shown && shownWords(shown, words)
  // lines that became paragraphs stand in as many places
  const wanted = own === undefined || own.includes('\n') ? undefined : visible(own)
  const found = page.places.find(
    (place): place is TypedPlace =>
      place.item === item.itemId && place.words !== undefined && visible(place.words.text) === wanted,
  )
  const last = useRef(found)
  if (found) last.current = found
  const place = last.current
  if (!shown || !place) return <Nothing onShown={() => onLeave({ field: 'content', caret: 0 })} />
  return (
    <WordsField
      {...props}
      saving={saving}
      words={words}
      shown={shown}
      onShow={show}
      own={own}
      place={place}
      isOnPage={found !== undefined}
    />
  )
}

/** The form goes on at once. */
function Nothing({ onShown }: { onShown: () => void }) {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return null
}
