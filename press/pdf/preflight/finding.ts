/** What is checked; each has its sentence in the locales as `rule-<name>`. */
export type Rule =
  | 'unreadable-file'
  | 'encrypted'
  | 'active-content'
  | 'annotations'
  | 'file-size'
  | 'page-count-low'
  | 'page-count-high'
  | 'page-count-multiple'
  | 'last-page-not-blank'
  | 'page-size'
  | 'boxes-missing'
  | 'bleed-missing'
  | 'stops-at-trim'
  | 'font-not-embedded'
  | 'font-not-subset'
  | 'missing-glyph'
  | 'resolution-low'
  | 'resolution-high'
  | 'photo-not-cmyk'
  | 'photo-not-srgb'
  | 'colours-not-cmyk'
  | 'no-output-intent'
  | 'other-standard'
  | 'other-condition'
  | 'transparency'
  | 'text-in-safety'
  | 'picture-in-safety'
  | 'cover-size'
  | 'spine-estimated'
  | 'spine-text'

export interface Finding {
  rule: Rule
  severity: 'error' | 'warning'
  /** Name of the file. */
  file: string
  /** Counted from 1; absent where the whole file is meant. */
  page?: number
  /** Item, and photo of the item, where known. */
  item?: string
  photo?: number
  /** What the sentence of the rule names; lengths in mm. */
  numbers: Record<string, number | string>
}

/** A figure as it is printed in a finding. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
