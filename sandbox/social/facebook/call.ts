import type { SandboxRequest } from '../../http/sandbox-request.ts'
import type { Token } from '../grants.ts'
import type { World } from '../world.ts'
import type { Account } from './account.ts'

/** One call for content, with all that answering takes. */
export interface Call {
  world: World
  request: SandboxRequest
  token: Token
  account: Account
  /** The page that the person of the token keeps. */
  page: Account | undefined
}
