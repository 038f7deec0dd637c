import { createHmac } from 'node:crypto'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import type { Service, Token } from './grants.ts'
import type { World } from './world.ts'

export type BearerRefusal = 'missing' | 'unknown' | 'expired' | 'proof'

/** The living token that a call carries, in its address or in its header, with its proof where one is given. */
export function readBearer(
  world: World,
  service: Service,
  request: SandboxRequest,
): Token | { refused: BearerRefusal } {
  const header = /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const value = request.fields.get('access_token') ?? header
  if (!value) return { refused: 'missing' }
  const token = world.grants.token(service, value)
  if (!token) return { refused: 'unknown' }
  if (!world.grants.lives(token)) return { refused: 'expired' }
  const proof = request.fields.get('appsecret_proof')
  const secret = world.clients.find(client => client.id === token.grant.clientId)?.secret ?? ''
  if (proof !== null && proof !== createHmac('sha256', secret).update(value).digest('hex'))
    return { refused: 'proof' }
  return token
}
