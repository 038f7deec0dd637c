export type ProfileName = 'house' | 'lulu' | 'gelato' | 'kdp' | 'ingramspark'
export type Binding = 'paperback' | 'hardback'

/** What a printer asks for, as data; lengths in mm (facts, print 3). */
export interface PrinterProfile {
  name: ProfileName
  bleed: { outer: number; top: number; bottom: number; bind: number }
  /** Nothing that may not be cut stands nearer to the trim. */
  safety: { picture: number; text: number }
  /** Inside margin from so many pages on, ascending by `from`. */
  gutter: { from: number; insideMm: number }[]
  pages: { min: Record<Binding, number>; max: Record<Binding, number>; multiple: number; lastBlank: boolean }
  ppi: { fine: number; warn: number; most: number }
  colour: 'srgb' | 'cmyk'
  /** Condition named in the OutputIntent. */
  outputCondition?: string
  spine: Record<Binding, { mmPerPage: number; baseMm: number }>
  /** No words on a spine of fewer pages. */
  spineTextFrom: number
}
