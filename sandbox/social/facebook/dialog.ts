import type { Answer } from '../../http/answer.ts'
import { text } from '../../http/answer.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import { loginDialog } from '../login-dialog.ts'
import type { World } from '../world.ts'

/** `/{version}/dialog/oauth` */
export function facebookDialog(world: World): (request: SandboxRequest) => Answer {
  return request => {
    if (!/^(v\d{1,2}\.\d\/)?dialog\/oauth$/.test(request.segments.slice(2).join('/')))
      return text(404, 'Not Found')
    return loginDialog(world, request, {
      site: 'facebook',
      refusal: {
        error: 'access_denied',
        error_code: '200',
        error_description: 'Permissions error',
        error_reason: 'user_denied',
      },
      ending: '#_=_',
    })
  }
}
