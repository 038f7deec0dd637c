import type { Job } from '../../kernel/jobs/jobs.ts'
import type { Layer } from '../../layer.ts'
import { eraseAccountJob, findDueAccountsJob } from './deletion/erase-account-job.ts'
import { deletionRoutes } from './deletion/routes.ts'
import { linkMailJob } from './email-login/link-mail-job.ts'
import { emailLoginRoutes } from './email-login/routes.ts'
import { revokeTokenJob } from './identities/revoke-tokens.ts'
import { invitationMailJob } from './invitations/mail-job.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { linkingRoutes } from './linking/routes.ts'
import { networkLinkRoutes } from './login/link-routes.ts'
import { localLoginRoutes } from './login/local-routes.ts'
import type { LoginParts } from './login/login-parts.ts'
import { loginRoutes } from './login/routes.ts'
import { type PutPortrait, welcomeJob } from './login/welcome.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { sessionPolicy } from './sessions/policy.ts'
import { unlinkingRoutes } from './unlinking/routes.ts'
import { userPolicy } from './users/policy.ts'
import { userRoutes } from './users/routes.ts'
import { sessionRoutes } from './users/session-routes.ts'
import { supportRoute } from './users/support-route.ts'

/** Who people are, and how they log in: the lowest layer. */
export function account(parts: LoginParts & { putFile: PutPortrait }): Layer {
  return {
    routes: [
      ...userRoutes,
      ...sessionRoutes,
      ...localLoginRoutes,
      ...emailLoginRoutes,
      ...invitationRoutes,
      ...deletionRoutes,
      ...passkeyRoutes,
      ...networkLinkRoutes,
      ...linkingRoutes,
      ...unlinkingRoutes,
    ],
    async mount(app, deps) {
      await app.register(loginRoutes, { deps, parts })
      await app.register(supportRoute, { deps })
    },
    // each job knows its own payload; the list of all of them does not
    jobs: [
      welcomeJob(parts.putFile) as Job,
      linkMailJob as Job,
      invitationMailJob as Job,
      revokeTokenJob as Job,
      eraseAccountJob as Job,
      findDueAccountsJob as Job,
    ],
    reactions: [],
  }
}

export const accountPolicies = { session: sessionPolicy, user: userPolicy } as const
