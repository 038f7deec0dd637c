import { type Answer, text } from '../../http/answer.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import { loginDialog } from '../login-dialog.ts'
import type { World } from '../world.ts'

/** `/oauth/authorize`; Instagram puts `#_` behind the address that it sends the visitor back to. */
export function instagramDialog(world: World): (request: SandboxRequest) => Answer {
  return request => {
    if (request.segments.slice(2).join('/') !== 'authorize') return text(404, 'Not Found')
    return loginDialog(world, request, {
      site: 'instagram',
      refusal: {
        error: 'access_denied',
        error_reason: 'user_denied',
        error_description: 'The user denied your request',
      },
      ending: '#_',
    })
  }
}
