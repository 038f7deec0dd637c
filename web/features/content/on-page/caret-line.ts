import { readCaret } from './caret.ts'
import type { CaretAt } from './edge-keys.ts'

/** Where the caret of a field is; undefined where it is elsewhere, or letters are selected. */
export function caretLine(field: HTMLElement): CaretAt | undefined {
  const caret = readCaret(field)
  const { focusNode } = getSelection() ?? {}
  if (!caret || caret.anchor !== caret.focus || !focusNode) return undefined
  const line = [...field.children].findIndex(line => line.contains(focusNode))
  return {
    offset: caret.focus,
    length: field.textContent?.length ?? 0,
    isFirstLine: line === 0,
    isLastLine: line === field.childElementCount - 1,
  }
}
