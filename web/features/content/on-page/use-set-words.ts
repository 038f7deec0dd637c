import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { placeOfChange } from '../../../editor/begins-step.ts'
import { savingState } from '../../../editor/savers.ts'
import { readCaret, writeCaret } from './caret.ts'
import { readWords, writeWords } from './field-words.ts'
import { findAtCaret } from './find-shown.ts'
import type { FormPlace } from './form-place.ts'
import { layLetters } from './lay-letters.ts'
import styles from './typed-words.module.css'
import type { WordsFieldProps } from './words-field-props.ts'

export interface SetWordsParts extends WordsFieldProps {
  field: RefObject<HTMLDivElement | null>
  ruler: RefObject<HTMLDivElement | null>
  /** What the field holds that is handed on. */
  typed: RefObject<string | undefined>
  isComposed: RefObject<boolean>
  grown: number
  /** Changes where letters have to be laid anew: another font, or a character that was put together. */
  anew: string
  caretInForm: () => FormPlace
  onLaid: () => unknown
}

/**
 * Follows the page while it is set anew: letters are laid where it has them; words that went to another page take the caret along;
 * the form goes on where the page has none of them. Gives whether what is typed is still seen in the field.
 */
export function useSetWords(parts: SetWordsParts): [boolean, (isTyping: boolean) => void] {
  const { page, size, scale, start, saving, own, place, isOnPage, field, typed, isComposed } = parts
  const [isTyping, setTyping] = useState(false)
  const [resized, countResized] = useState(0)
  const isOpen = useRef(false)
  // in words that go on in their place, until they are there
  const nextCaret = useRef<number>(undefined)

  /** Lays the letters over those of the page; false where they are others. */
  const align = useEffectEvent((): boolean => {
    const [element, ruler] = [field.current, parts.ruler.current]
    if (!element || !ruler || !isOnPage || own === undefined) return false
    const { grown, onLaid } = parts
    const laid = { place, text: own, pageWidth: size.width, scale, grown, lineClass: styles.line ?? '' }
    const clicked = layLetters(element, ruler, { ...laid, clicked: start.point })
    if (clicked === undefined) return false
    if (!isOpen.current) {
      const carried = start.caret && findAtCaret(parts.words, start.caret, [start.printed])
      const at = carried?.caret ?? clicked
      element.focus({ preventScroll: true })
      writeCaret(element, { anchor: at, focus: at })
    }
    isOpen.current = true
    onLaid()
    return true
  })
  /** The words with the caret go on, once they stand on the page as they are now; false where they do not. */
  const goOn = useEffectEvent((): boolean => {
    if (own === undefined || !field.current) return false
    // an empty line is nowhere yet
    const line = own.slice(0, readCaret(field.current)?.focus).split('\n').length - 1
    if (own.split('\n')[line]?.trim() === '') return true
    const printed = page.places.flatMap(({ item, words }) =>
      item === parts.item.itemId && words ? words : [],
    )
    const found = findAtCaret(parts.words, parts.caretInForm(), printed)
    if (!found) return false
    nextCaret.current = found.caret
    parts.onShow(found.shown)
    return true
  })
  const leave = useEffectEvent((caret?: FormPlace) => parts.onLeave(caret))
  const carry = useEffectEvent(() => parts.onCarry(parts.caretInForm(), parts.words, place))

  // words that come from elsewhere, as by undo
  useLayoutEffect(() => {
    const element = field.current
    if (!element || isComposed.current || !isOpen.current) return
    if (own === undefined) return leave({ field: 'content', caret: 0 })
    const before = readWords(element)
    if (own === before) return
    const { start: at, inserted } = placeOfChange({ before, after: own })
    const caret = nextCaret.current ?? at + inserted.length
    nextCaret.current = undefined
    writeWords(element, own)
    setTyping(true)
    writeCaret(element, { anchor: caret, focus: caret })
    typed.current = own
    // without a frame in which the browser breaks the lines
    align()
  }, [own, field, isComposed, typed])

  const isSaved = savingState(saving) === 'saved'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing or another font places letters elsewhere
  useEffect(() => {
    if (isComposed.current) return
    // somebody went on elsewhere before this was here
    if (!isOpen.current && !isFree(document.activeElement)) return leave()
    const isAligned = align()
    if (!isOpen.current) return leave(parts.caretInForm())
    if (isAligned) return after(calmMs, () => setTyping(false))
    if (!isSaved || own === '' || (!isOnPage && goOn())) return
    // it stands elsewhere, or otherwise, and the page says so
    const carried = after(calmMs, () => carry())
    const gone = afterSteps(goneSteps, () => carry() || leave(parts.caretInForm()))
    return () => {
      carried()
      gone()
    }
  }, [page.key, own, isSaved, parts.anew, resized])

  useEffect(() => {
    const resize = () => countResized(count => count + 1)
    addEventListener('resize', resize)
    return () => removeEventListener('resize', resize)
  }, [])
  return [isTyping, setTyping]
}

function after(ms: number, act: () => unknown): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** After steps of a time: one that slept, or stood still, in between has not waited longer for that. */
function afterSteps(steps: number, act: () => unknown): () => void {
  let left = steps
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    act()
  }, stepMs)
  return () => clearInterval(timer)
}

/** Whether the focus is where the click left it. */
function isFree(focused: Element | null): boolean {
  return !focused?.closest('aside, [role="dialog"], [contenteditable]')
}

/** ms after the last key until the page itself is shown again. */
const calmMs = 700
/** Steps of 500 ms after which words that the page does not have are not awaited any more. */
const goneSteps = 8
const stepMs = 500
