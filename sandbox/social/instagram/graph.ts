import { type Answer, json } from '../../http/answer.ts'
import type { SandboxRequest } from '../../http/sandbox-request.ts'
import { readBearer } from '../bearer.ts'
import { type Field, readFieldList } from '../facebook/field-list.ts'
import { failed, graphError } from '../facebook/graph-error.ts'
import { innerAddress, nextAddress } from '../facebook/next-address.ts'
import { byCursor, readLimit } from '../facebook/page-through.ts'
import { wallOf } from '../facebook/present.ts'
import { selectFields, unknownField } from '../facebook/select-fields.ts'
import type { Token } from '../grants.ts'
import { OTHERS, portrait } from '../lives.ts'
import type { World } from '../world.ts'
import { type InstagramMedia, instagramAccount } from './account.ts'
import { instagramLongToken } from './exchange-token.ts'
import { presentMedia } from './present-media.ts'

/** `graph.instagram.com`, with a version or without. */
export function instagramGraph(world: World): (request: SandboxRequest) => Promise<Answer> {
  const accounts = new Map<string, InstagramMedia[]>()
  return async request => {
    const [, , ...rest] = request.segments
    const path = /^v\d{1,2}\.\d$/.test(rest[0] ?? '') ? rest.slice(1) : rest
    const token = readBearer(world, 'instagram', request)
    const person = 'refused' in token ? undefined : token.grant.person
    const failure = await world.trouble.meet(person?.key, `/${path.join('/')}`)
    if (failure) return failed(failure)
    if (path.length === 1 && path[0] === 'access_token') return instagramLongToken(world, request, false)
    if (path.length === 1 && path[0] === 'refresh_access_token')
      return instagramLongToken(world, request, true)
    if ('refused' in token)
      return token.refused === 'proof'
        ? graphError(100, 'Invalid appsecret_proof provided in the API argument')
        : graphError(190, token.refused === 'expired' ? undefined : 'Invalid OAuth access token')
    const { grant } = token
    const own = accounts.get(grant.person.key) ?? instagramAccount(world.lives, grant.person)
    accounts.set(grant.person.key, own)
    const answer = route({ world, request, token, own }, path)
    const percent = world.trouble.usage(grant)
    const usage = JSON.stringify({
      call_count: percent,
      total_cputime: percent >> 1,
      total_time: percent >> 1,
    })
    return { ...answer, headers: { ...answer.headers, 'x-app-usage': usage } }
  }
}

interface Call {
  world: World
  request: SandboxRequest
  token: Token
  own: InstagramMedia[]
}

function route(call: Call, [id = '', edge, ...beyond]: string[]): Answer {
  const { person, scopes } = call.token.grant
  const self = id === 'me' || id === person.instagramId
  const media = [...call.own, ...call.own.flatMap(own => own.children)].find(known => known.id === id)
  if ((!self && !media) || beyond.length > 0)
    return graphError(100, `Unsupported request. Object with ID '${id}' does not exist`, 33)
  if (self && edge === undefined) return profile(call)
  if (!scopes.includes('instagram_business_basic')) return graphError(10)
  const refused = call.world.trouble.meter(call.token.grant)
  if (refused !== undefined) return graphError(refused)
  if (media && edge === undefined) return node(call, media)
  if (self && edge === 'media') return list(call, call.own)
  if (media && edge === 'children') return list(call, media.children)
  return graphError(100, `(#100) Tried accessing nonexisting field (${edge})`)
}

function fieldsOf({ request }: Call, kind: string): Field[] | Answer {
  const fields = readFieldList(request.fields.get('fields') || 'id')
  if (!fields) return graphError(2500, 'Syntax error in the fields parameter.')
  const unknown = unknownField(kind, fields)
  return unknown ? graphError(100, `(#100) Tried accessing nonexisting field (${unknown})`) : fields
}

function profile(call: Call): Answer {
  const fields = fieldsOf(call, 'account')
  if (!Array.isArray(fields)) return fields
  const { person } = call.token.grant
  const wall = wallOf(call)
  const row = {
    // Known to this client alone, and not the account's number.
    id: `9${person.instagramId.slice(1)}`,
    user_id: person.instagramId,
    username: person.instagramName,
    name: person.name,
    account_type: person.key === 'second' ? 'BUSINESS' : 'MEDIA_CREATOR',
    profile_picture_url: wall.pictures.copy(wall.base, person.key, OTHERS, portrait(person.key), 320).src,
    media_count: call.own.length,
  }
  return json(200, selectFields(row, fields, innerAddress(call.request, call.token.value, undefined)))
}

function node(call: Call, media: InstagramMedia): Answer {
  const fields = fieldsOf(call, 'media')
  if (!Array.isArray(fields)) return fields
  const row = presentMedia(wallOf(call), call.token.grant.person.instagramName, media, fields)
  return json(200, selectFields(row, fields, innerAddress(call.request, call.token.value, undefined)))
}

function list(call: Call, all: InstagramMedia[]): Answer {
  const { request, token, world } = call
  const { person } = token.grant
  const fields = fieldsOf(call, 'media')
  if (!Array.isArray(fields)) return fields
  const origin = world.trouble.nextOrigin(person.key)
  const address = nextAddress(request, token.value, origin)
  const page = byCursor(all, request.query, readLimit(request.query), address)
  if (!page) return graphError(100, '(#100) Invalid cursor')
  if (world.trouble.takeEmptyPage(person.key))
    return json(200, { data: [], paging: { next: address(Object.fromEntries(request.query)) } })
  const wall = wallOf(call)
  const inner = innerAddress(request, token.value, origin)
  const data = page.items.map(item =>
    selectFields(presentMedia(wall, person.instagramName, item, fields), fields, inner),
  )
  return json(200, { data, ...(page.paging ? { paging: page.paging } : {}) })
}
