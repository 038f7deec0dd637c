import type { Resource } from '#contract/policies'
import type { Deps } from './deps.ts'
import { sessionPolicy } from './features/account/sessions/policy.ts'
import { userPolicy } from './features/account/users/policy.ts'
import { bookPolicy } from './features/library/books/policy.ts'
import { shelfPolicy } from './features/library/books/shelf-policy.ts'
import { imagePolicy } from './features/library/images/policy.ts'
import { receiptLinePolicy } from './features/library/imports/policy.ts'
import { socialBookPolicy } from './features/library/social-books/policy.ts'
import { uploadPolicy } from './features/library/uploads/policy.ts'
import type { Policy } from './kernel/http/policy.ts'

/** Who may do what, of every resource of the contract. */
export const policies = {
  session: sessionPolicy,
  user: userPolicy,
  shelf: shelfPolicy,
  book: bookPolicy,
  socialBook: socialBookPolicy,
  receiptLine: receiptLinePolicy,
  image: imagePolicy,
  upload: uploadPolicy,
} as const satisfies { [R in Resource]: Policy<Deps> & { resource: R } }
