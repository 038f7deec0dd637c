interface Span {
  top: number
  bottom: number
}

/** CSS pixels to scroll down by (up where negative) until a caret is in what one sees; its upper end where both do not fit. */
export function scrollFor(caret: Span, view: Span): number {
  if (caret.top < view.top) return caret.top - view.top
  return Math.max(0, Math.min(caret.bottom - view.bottom, caret.top - view.top))
}
