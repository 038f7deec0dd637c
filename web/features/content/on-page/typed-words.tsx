import {
  type CSSProperties,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SocialItem } from '#contract/item'
import type { DrawnPage } from '#contract/page'
import { placeOfChange } from '../../../editor/begins-step.ts'
import { savingState } from '../../../editor/savers.ts'
import { useRun } from '../../../editor/use-run.ts'
import { editedItem } from '../edited-item.ts'
import { isNarrow } from '../is-narrow.ts'
import { isTouched } from '../is-touched.ts'
import { itemName } from '../item-name.ts'
import type { ItemSavers } from '../item-savers.ts'
import { measureLetter } from '../keystroke-times.ts'
import { newestItem } from '../newest-item.ts'
import { readCaret, writeCaret } from './caret.ts'
import { caretAt } from './caret-at.ts'
import { drawLines, loosenLines } from './draw-lines.ts'
import { readWords, writeWords } from './field-words.ts'
import { hyphensOf } from './hyphens-of.ts'
import { measureBaseline } from './measure-letters.ts'
import { type Point, placeLetters } from './place-letters.ts'
import { readGlyphs } from './read-glyphs.ts'
import { findShown, lineOf, partAt, shownAt, shownWords, visible, withWords } from './shown-words.ts'
import styles from './typed-words.module.css'
import { TypingBar } from './typing-bar.tsx'
import { useCaretInView } from './use-caret-in-view.ts'
import { useMagnifiedPage } from './use-magnified-page.ts'
import { usePageFonts } from './use-page-fonts.ts'

/** A caret in a field of the form. */
export interface FormPlace {
  field: 'title' | 'content'
  caret: number
  /** The paragraph stands on two pages: none of them can be typed on. */
  isPart?: true
}

export interface TypedWordsProps {
  bid: string
  page: DrawnPage
  /** mm */
  size: { width: number; height: number }
  /** CSS pixels per mm. */
  scale: number
  /** As it was read. */
  item: SocialItem
  savers: ItemSavers
  /** The paragraph that was clicked on, as it is printed, and the point on its page, mm. */
  start: { printed: string; point: Point }
  /** A key was pressed at a time (ms) and is in this change. */
  onTyped: (change: number, at: number) => void
  /** It is over; with a place in the item's words where the form has to go on. */
  onLeave: (place?: FormPlace) => void
}

/** A paragraph that is typed where it stands on its page. Where the page cannot be told letter by letter the form goes on. */
export function TypedWords(props: TypedWordsProps) {
  const { bid, page, size, scale, item, savers, start, onTyped, onLeave } = props
  const { t } = useTranslation('web-content')
  const saving = useStore(savers.store, ({ savings }) => savings.get(item.itemId))
  const words = editedItem(item, saving)
  const [shown, show] = useState(() => findShown(words, start.printed))
  const own = shown && shownWords(shown, words)
  const field = useRef<HTMLDivElement>(null)
  const measure = useRef<HTMLDivElement>(null)
  const [isTyping, setTyping] = useState(false)
  const isComposed = useRef(false)
  const [composed, countComposed] = useState(0)
  const isOpen = useRef(false)
  const [resized, countResized] = useState(0)
  const run = useRun()
  const typed = useRef(own)
  // in a paragraph that goes on in its place, until it is there
  const nextCaret = useRef<number>(undefined)

  // lines that became paragraphs stand in as many places
  const wanted = own === undefined || own.includes('\n') ? undefined : visible(own)
  const found = page.places.find(
    ({ item: id, words }) => id === item.itemId && words && visible(words.text) === wanted,
  )
  const last = useRef(found)
  if (found) last.current = found
  const place = last.current
  const font = usePageFonts(bid, page.key, place?.words)
  // of smaller letters a phone zooms in
  const grown = isTouched() && place?.words ? Math.max(1, 16 / (place.words.size * scale)) : 1
  const [hasBar] = useState(() => isTouched() || isNarrow())
  useMagnifiedPage(field, { scale, paragraph: place, y: start.point.y })
  const bringCaret = useCaretInView(field)

  const placeInForm = (): FormPlace => {
    const caret = field.current ? (readCaret(field.current)?.focus ?? 0) : 0
    return shown ? { field: shown.field, caret: shownAt(shown, words) + caret } : beginning
  }
  /** Lays the letters over those of the page; false where they are others. */
  const align = useEffectEvent((): boolean => {
    const [element, ruler] = [field.current, measure.current]
    const sheet = element?.parentElement
    const drawing = sheet?.querySelector('svg')
    if (!element || !ruler || !sheet || !drawing || !found?.words || own === undefined) return false
    const box = sheet.getBoundingClientRect()
    const perMm = box.width / size.width
    // CSS pixels of the screen that one of the field takes
    const unit = perMm / (scale * grown)
    const [left, top] = [box.x + found.x * perMm, box.y + found.y * perMm]
    const [width, leading] = [found.w * perMm, found.words.leading * perMm]
    const glyphs = readGlyphs(drawing, { x: left, y: top, w: width, h: found.h * perMm })
    const hyphens = hyphensOf(found.words.text)
    const letters = placeLetters(own, glyphs, leading, hyphens)
    const first = letters?.[0]?.[0]
    if (!letters || !first) return false
    const clicked = { x: box.x + start.point.x * perMm, y: box.y + start.point.y * perMm }
    const at = caretAt(letters, clicked, found.words.size * perMm)
    const caret = isOpen.current ? readCaret(element) : { anchor: at, focus: at }
    element.style.minHeight = `${(letters.length * leading) / unit}px`
    drawLines(element, ruler, own, letters, { left, width, unit, lineClass: styles.line ?? '', hyphens })
    element.style.marginTop = `${((first.y - top - measureBaseline(ruler)) * scale) / perMm}px`
    if (!isOpen.current) element.focus({ preventScroll: true })
    isOpen.current = true
    if (caret) writeCaret(element, caret)
    if (hasBar) bringCaret()
    return true
  })
  /** Of lines that became paragraphs the one with the caret goes on, once it stands on the page; false while there is none. */
  const narrow = useEffectEvent((): boolean => {
    if (!shown || own === undefined || !field.current) return false
    const line = lineOf(shown, own, readCaret(field.current)?.focus ?? own.length)
    const wanted = visible(line.words)
    const isOnPage = ({ item: id, words }: Place) =>
      id === item.itemId && visible(words?.text ?? '') === wanted
    // nothing stands there yet, or two alike
    if (wanted === '') return true
    if (page.places.filter(isOnPage).length !== 1) return false
    nextCaret.current = line.caret
    show(line.shown)
    return true
  })
  const leave = useEffectEvent((place?: FormPlace) => onLeave(place))

  // words that come from elsewhere, as by undo
  useLayoutEffect(() => {
    const element = field.current
    if (!element || isComposed.current || !isOpen.current) return
    if (own === undefined) return leave(beginning)
    const before = readWords(element)
    if (own === before) return
    const { start: at, inserted } = placeOfChange({ before, after: own })
    const caret = nextCaret.current ?? at + inserted.length
    nextCaret.current = undefined
    writeWords(element, own)
    setTyping(true)
    writeCaret(element, { anchor: caret, focus: caret })
    typed.current = own
  }, [own])

  const isSaved = savingState(saving) === 'saved'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing or another font places letters elsewhere
  useEffect(() => {
    if (isComposed.current) return
    // somebody went on elsewhere before this was here
    if (!isOpen.current && !isFree(document.activeElement)) return leave()
    const isAligned = align()
    if (!isOpen.current) return leave(placeInForm())
    if (isAligned) {
      const calm = setTimeout(() => setTyping(false), calmMs)
      return () => clearTimeout(calm)
    }
    if (!isSaved || own === '') return
    if (own?.includes('\n') && narrow()) return
    // it stands elsewhere, or otherwise, and the page says so
    const gone = setTimeout(() => leave(placeInForm()), goneMs)
    return () => clearTimeout(gone)
  }, [page.key, font.grown, own, isSaved, composed, resized])

  useEffect(() => {
    const resize = () => countResized(count => count + 1)
    addEventListener('resize', resize)
    return () => removeEventListener('resize', resize)
  }, [])

  const save = (text: string, at: number) => {
    if (!shown || text === typed.current) return
    const step = run.of({ before: typed.current ?? '', after: text, at })
    typed.current = text
    const change = savers.edit(newestItem(item, saving), step, withWords(shown, words, text))
    onTyped(change, at)
  }
  const type = (at: number) => {
    const element = field.current
    if (!element) return
    measureLetter(at)
    setTyping(true)
    loosenLines(element)
    if (hasBar) bringCaret()
    if (!isComposed.current) save(readWords(element), at)
  }
  if (!place?.words) {
    const caret = partAt(words, start.printed)
    const part: FormPlace = {
      field: 'content',
      caret: caret ?? 0,
      ...(caret !== undefined && { isPart: true }),
    }
    return <Nothing onShown={() => onLeave(part)} />
  }
  const { words: look } = place
  const mm = (length: number) => `${length * scale * grown}px`
  // custom properties are no part of React's type
  const style = {
    left: `${(place.x / size.width) * 100}%`,
    top: `${(place.y / size.height) * 100}%`,
    width: `calc(${mm(place.w)} + 0.5px)`,
    fontFamily: `"${font.name}", ${look.family === 'serif' ? 'var(--serif-any)' : 'var(--sans)'}`,
    fontSize: mm(look.size),
    lineHeight: mm(look.leading),
    ...(grown > 1 && { transform: `scale(${1 / grown})`, transformOrigin: '0 0' }),
    '--words': look.color ?? '#1F2328',
    '--ground': look.ground ?? '#fff',
  } as CSSProperties
  // back to what was clicked on, which ends the typing
  const end = () => {
    const area = `[data-item="${CSS.escape(item.itemId)}"]`
    field.current?.parentElement?.querySelector<HTMLElement>(area)?.focus({ preventScroll: true })
  }
  const leaveWith = ({ relatedTarget: to }: FocusEvent) => {
    const stays = to instanceof Element && (field.current?.contains(to) || to.closest('[data-typing-bar]'))
    // another window in front takes the focus for a while only
    if (document.hasFocus() && !stays) onLeave()
  }
  return (
    <>
      <div ref={measure} className={styles.measure} style={{ ...style, width: undefined }} aria-hidden />
      {/* biome-ignore lint/a11y/useSemanticElements: a field of its own cannot set each letter in its place */}
      <div
        ref={field}
        role="textbox"
        aria-multiline
        aria-label={t('typedOnPage', { name: itemName(item, 24) })}
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck={false}
        className={styles.words}
        style={style}
        data-typing={isTyping || undefined}
        onFocus={run.begin}
        onInput={event => type(event.timeStamp)}
        onCompositionStart={() => {
          isComposed.current = true
        }}
        onCompositionEnd={event => {
          isComposed.current = false
          countComposed(composed + 1)
          type(event.timeStamp)
        }}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' && shown?.field === 'title') event.preventDefault()
          if (event.key !== 'Escape') return
          event.preventDefault()
          end()
        }}
        onBlur={leaveWith}
      />
      {hasBar && <TypingBar onDone={end} onForm={() => onLeave(placeInForm())} onBlur={leaveWith} />}
    </>
  )
}

/** The form goes on at once. */
function Nothing({ onShown }: { onShown: () => void }) {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return null
}

type Place = DrawnPage['places'][number]

/** Whether the focus is where the click left it. */
function isFree(focused: Element | null): boolean {
  return !focused?.closest('aside, [role="dialog"], [contenteditable]')
}

const beginning: FormPlace = { field: 'content', caret: 0 }

/** ms after the last key until the page itself is shown again. */
const calmMs = 700
/** ms after which words that the page does not have are not awaited any more. */
const goneMs = 4000
