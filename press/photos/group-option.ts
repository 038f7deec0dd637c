import type { ColumnTree, GroupColumns } from './column-trees.ts'
import type { Span } from './photo-group.ts'
import type { Tree } from './slicing-trees.ts'
import type { HeightRange } from './tree-layout.ts'

/** A way to set a group: a tree with all its edges on columns, or one that takes its widths from its photos. */
export type GroupOption = { span: Span; heights: HeightRange; demerits: number } & (
  | { kind: 'columns'; tree: ColumnTree; grid: GroupColumns }
  | { kind: 'free'; tree: Tree }
)

/** mm: as low as a group may have to be. */
export const strip = 30
