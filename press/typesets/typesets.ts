import type { TypesetName } from '#domain/catalogue/typesets'
import { a4One } from './a4-1.ts'
import { a4Two } from './a4-2.ts'
import { a5One } from './a5-1.ts'
import { a5Two } from './a5-2.ts'
import { a5ColumnTweet } from './a5-column-tweet.ts'
import { a5WaterfallBlog } from './a5-waterfall-blog.ts'
import { a5WaterfallTweet } from './a5-waterfall-tweet.ts'
import type { Typeset } from './typeset.ts'

/** The typesets of the specification (section 3), by name. */
export const typesets: { readonly [Name in TypesetName]: Typeset<Name> } = {
  'a5-1': a5One,
  'a5-2': a5Two,
  'a4-1': a4One,
  'a5-waterfall-blog': a5WaterfallBlog,
  'a4-2': a4Two,
  'a5-column-tweet': a5ColumnTweet,
  'a5-waterfall-tweet': a5WaterfallTweet,
}
