import type { Job } from '../../kernel/jobs/jobs.ts'
import type { Layer } from '../../layer.ts'
import { bookPolicy } from './books/policy.ts'
import { bookReactions } from './books/reactions.ts'
import { bookRoutes } from './books/routes.ts'
import { shelfPolicy } from './books/shelf-policy.ts'
import { consentRoutes } from './consent/routes.ts'
import { copyRoutes } from './copies/routes.ts'
import { designRoutes } from './design/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import { sweepJob } from './files/sweep-job.ts'
import { imagePolicy } from './images/policy.ts'
import { imageRoutes } from './images/routes.ts'
import { importJob } from './imports/import-job.ts'
import type { BeginTypesetting } from './imports/import-typesetting.ts'
import { receiptLinePolicy } from './imports/policy.ts'
import { importReactions } from './imports/reactions.ts'
import { importRoutes } from './imports/routes.ts'
import { maySeePicture } from './media/may-see-picture.ts'
import { mediaRoutes } from './media/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { proofingRoutes } from './proofing/routes.ts'
import { quotaRoutes } from './quotas/routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { socialBookPolicy } from './social-books/policy.ts'
import { socialBookRoutes } from './social-books/routes.ts'
import { eraseUploadsJob } from './uploads/erase-uploads-job.ts'
import { uploadPolicy } from './uploads/policy.ts'
import { uploadReactions } from './uploads/reactions.ts'
import { uploadRoutes } from './uploads/routes.ts'

/** Books and what is in them, and how it comes in. */
export function library(parts: { beginTypesetting: BeginTypesetting }): Layer {
  return {
    routes: [
      ...bookRoutes,
      ...copyRoutes,
      ...designRoutes,
      ...eventRoutes,
      ...favouriteRoutes,
      ...imageRoutes,
      ...importRoutes,
      ...privacyRoutes,
      ...proofingRoutes,
      ...quotaRoutes,
      ...sharingRoutes,
      ...socialBookRoutes,
    ],
    async mount(app, deps) {
      await app.register(mediaRoutes, {
        files: deps.files,
        pictures: deps.pictures,
        maySee: maySeePicture(deps),
      })
      await app.register(consentRoutes, { deps })
      await app.register(uploadRoutes, deps)
    },
    // each job knows its own payload; the list of all of them does not
    jobs: [importJob(parts.beginTypesetting) as Job, eraseUploadsJob as Job, sweepJob as Job],
    reactions: [...bookReactions, ...importReactions, ...uploadReactions],
  }
}

export const libraryPolicies = {
  shelf: shelfPolicy,
  book: bookPolicy,
  socialBook: socialBookPolicy,
  receiptLine: receiptLinePolicy,
  image: imagePolicy,
  upload: uploadPolicy,
} as const
