import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../editor/use-run.ts'
import { isNarrow } from '../is-narrow.ts'
import { isTouched } from '../is-touched.ts'
import { itemName } from '../item-name.ts'
import { measureLetter } from '../keystroke-times.ts'
import { newestItem } from '../newest-item.ts'
import { readCaret } from './caret.ts'
import { caretLine } from './caret-line.ts'
import { loosenLines } from './draw-lines.ts'
import { caretBeyond, edgeStep, withoutLetter } from './edge-keys.ts'
import { readWords } from './field-words.ts'
import type { FormPlace } from './form-place.ts'
import { type Shown, shownAt, withWords } from './shown-words.ts'
import styles from './typed-words.module.css'
import { TypingBar } from './typing-bar.tsx'
import { useCaretInView } from './use-caret-in-view.ts'
import { useMagnifiedPage } from './use-magnified-page.ts'
import { usePageFonts } from './use-page-fonts.ts'
import { useSetWords } from './use-set-words.ts'
import type { WordsFieldProps } from './words-field-props.ts'
import { wordsLook } from './words-look.ts'

/** An editable text that lies over the letters of its page. */
export function WordsField(props: WordsFieldProps) {
  const { bid, page, size, scale, item, savers, start, onTyped, onCarry, onLeave } = props
  const { saving, words, shown, onShow, own, place } = props
  const { t } = useTranslation('web-content')
  const field = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const isComposed = useRef(false)
  const [composed, countComposed] = useState(0)
  const run = useRun()
  const typed = useRef(own)
  const font = usePageFonts(bid, page.key, place.words)
  // of smaller letters a phone zooms in
  const grown = isTouched() ? Math.max(1, 16 / (place.words.size * scale)) : 1
  const [hasBar] = useState(() => isTouched() || isNarrow())
  useMagnifiedPage(field, { scale, paragraph: place, y: start.point.y })
  const bringCaret = useCaretInView(field)
  const caretInForm = (): FormPlace => ({
    field: shown.field,
    caret: shownAt(shown, words) + ((field.current && readCaret(field.current)?.focus) ?? 0),
  })
  const [isTyping, setTyping] = useSetWords({
    ...props,
    field,
    ruler,
    typed,
    isComposed,
    grown,
    anew: `${font.grown} ${composed}`,
    caretInForm,
    onLaid: () => hasBar && bringCaret(),
  })

  const save = (part: Shown, text: string, at: number, before: string) => {
    const step = run.of({ before, after: text, at })
    const change = savers.edit(newestItem(item, saving), step, withWords(part, words, text))
    onTyped(change, at)
  }
  const type = (at: number) => {
    takeWords(at)
    measureLetter(at)
  }
  const takeWords = (at: number) => {
    const element = field.current
    if (!element) return
    setTyping(true)
    loosenLines(element)
    if (hasBar) bringCaret()
    const text = readWords(element)
    if (isComposed.current || text === typed.current) return
    const before = typed.current ?? ''
    typed.current = text
    save(shown, text, at, before)
  }
  // back to what was clicked on, which ends the typing
  const end = () => {
    const area = `[data-item="${CSS.escape(item.itemId)}"]`
    field.current?.parentElement?.querySelector<HTMLElement>(area)?.focus({ preventScroll: true })
  }
  const pressAtEdge = (event: KeyboardEvent<HTMLElement>): boolean => {
    const caret = caretLine(event.currentTarget)
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
    const step = caret && isPlain ? edgeStep(event.key, shown, caret) : undefined
    if (!step || own === undefined) return false
    if (step.kind === 'go') {
      const caret = caretBeyond(event.key, shown, words, step.to)
      return onCarry({ field: 'content', caret }, words, place)
    }
    const part = withoutLetter(shown, words, step.to)
    onShow(part)
    save(part, own, event.timeStamp, own)
    return true
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') end()
    else if (!(event.key === 'Enter' && shown.field === 'title') && !pressAtEdge(event)) return
    event.preventDefault()
  }
  const leaveWith = ({ relatedTarget: to }: FocusEvent) => {
    const stays = to instanceof Element && (field.current?.contains(to) || to.closest('[data-typing-bar]'))
    // another window in front takes the focus for a while only
    if (document.hasFocus() && !stays) onLeave()
  }
  const style = wordsLook(place, { size, scale, grown, fontName: font.name })
  return (
    <>
      <div ref={ruler} className={styles.measure} style={{ ...style, width: undefined }} aria-hidden />
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
        onKeyDown={press}
        onBlur={leaveWith}
      />
      {hasBar && <TypingBar onDone={end} onForm={() => onLeave(caretInForm())} onBlur={leaveWith} />}
    </>
  )
}
