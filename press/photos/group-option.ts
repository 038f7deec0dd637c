import type { ColumnTree } from './column-tree.ts'
import type { GroupRoom, Span } from './photo-group.ts'
import type { Tree } from './slicing-trees.ts'
import type { HeightRange } from './tree-layout.ts'

/** A way to set a group: a tree with all its edges on columns, or one that takes its widths from its photos. */
export type GroupOption = { span: Span; heights: HeightRange; demerits: number } & (
  | { kind: 'columns'; tree: ColumnTree }
  | { kind: 'free'; tree: Tree }
)

/** mm: as low as a group may have to be, and one photo alone; on a large page what would be a stamp there is no photo yet. */
export const stripOf = (room: Page): number => Math.max(30, heightOf(room) * 0.18)
export const aloneOf = (room: Page): number => Math.max(36, heightOf(room) * 0.215)

type Page = Pick<GroupRoom, 'maxRows' | 'rowMm'>

const heightOf = ({ maxRows, rowMm }: Page) => maxRows * rowMm
