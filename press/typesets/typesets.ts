import { a4One } from './a4-1.ts'
import { a5One } from './a5-1.ts'
import { a5Two } from './a5-2.ts'
import { a5WaterfallBlog } from './a5-waterfall-blog.ts'
import type { Typeset, TypesetName } from './typeset.ts'

/** The seven typesets of the specification (section 3), by name. */
export const typesets: Record<TypesetName, Typeset> = {
  'a5-1': a5One,
  'a5-2': a5Two,
  'a4-1': a4One,
  'a5-waterfall-blog': a5WaterfallBlog,
} as any
