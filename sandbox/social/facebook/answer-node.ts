import { type Answer, json } from '../../http/answer.ts'
import { OTHERS, portrait } from '../lives.ts'
import { words } from '../words.ts'
import type { Account, Node } from './account.ts'
import type { Call } from './call.ts'
import { type Field, readFieldList } from './field-list.ts'
import { graphError } from './graph-error.ts'
import { innerAddress } from './next-address.ts'
import { presentAlbum, presentPhoto, SITE, wallOf } from './present.ts'
import { presentPost } from './present-post.ts'
import { selectFields, unknownField } from './select-fields.ts'

type Row = Record<string, unknown>

const USUAL: Record<string, string> = {
  user: 'id,name',
  page: 'id,name,access_token,category,tasks',
  post: 'id,created_time,message,story',
  album: 'id,created_time,name',
  photo: 'id,created_time,name',
  attachments: 'media_type,type,title,description,url,target,media,subattachments',
}

/** The fields asked for, or Graph's usual ones; or the complaint. */
export function fieldsOf({ request }: Call, kind: string): Field[] | Answer {
  const fields = readFieldList(request.fields.get('fields') || (USUAL[kind] ?? 'id'))
  if (!fields) return graphError(2500, 'Syntax error "Expected end of string" in the fields parameter.')
  const unknown = unknownField(kind, fields)
  if (unknown)
    return graphError(100, `(#100) Tried accessing nonexisting field (${unknown}) on node type (${kind})`)
  return fields
}

/** One thing by its id. */
export function answerNode(call: Call, subject: Account | undefined, node: Node | undefined): Answer {
  const kind = subject?.kind ?? node?.kind ?? ''
  const fields = fieldsOf(call, kind)
  if (!Array.isArray(fields)) return fields
  const row = subject ? presentAccount(call, subject, fields) : node ? presentNode(call, node) : {}
  const { trouble } = call.world
  const origin = trouble.nextOrigin(call.token.grant.person.key)
  return json(200, selectFields(row, fields, innerAddress(call.request, call.token.value, origin)))
}

export function presentNode(call: Call, node: Node): Row {
  const wall = wallOf(call)
  if (node.kind === 'photo') return presentPhoto(wall, node.photo)
  if (node.kind === 'album') return presentAlbum(wall, node.album)
  return presentPost(wall, node.post)
}

export function presentAccount(call: Call, account: Account, fields: readonly Field[]): Row {
  const { id, name, kind } = account
  const ask = fields.find(field => field.name === 'picture')?.words ?? {}
  const edge = Number(ask.width ?? ask.height ?? SIZES[ask.type ?? ''] ?? 50)
  const wall = wallOf(call)
  const face = portrait(account.person.key)
  const copy = wall.pictures.copy(
    wall.base,
    wall.person,
    OTHERS,
    face,
    Math.min(720, Math.max(1, edge || 50)),
  )
  return {
    id,
    name,
    first_name: name.slice(1),
    last_name: name.slice(0, 1),
    link: `${SITE}/${id}`,
    ...(kind === 'page' ? { category: words.fanPage.category, tasks: ['MANAGE', 'CREATE_CONTENT'] } : {}),
    picture: { data: { height: copy.height, is_silhouette: false, url: copy.src, width: copy.width } },
  }
}

const SIZES: Record<string, number> = { small: 50, square: 50, normal: 100, large: 200 }
