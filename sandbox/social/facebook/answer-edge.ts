import { type Answer, json } from '../../http/answer.ts'
import { type Account, type Node, uploadedPhotos } from './account.ts'
import { fieldsOf, presentAccount, presentNode } from './answer-node.ts'
import type { Call } from './call.ts'
import { Edge } from './edge.ts'
import { graphError } from './graph-error.ts'
import { innerAddress, nextAddress } from './next-address.ts'
import { byCursor, byTime, type Page, readLimit } from './page-through.ts'
import { presentPhoto, wallOf } from './present.ts'
import { presentPost } from './present-post.ts'
import { selectFields } from './select-fields.ts'

type Row = Record<string, unknown>

/** A list of an account, or of a thing. */
export function answerEdge(
  call: Call,
  subject: Account | undefined,
  node: Node | undefined,
  edge: string,
): Answer {
  const list = subject ? ofAccount(call, subject, edge) : node ? ofNode(call, node, edge) : undefined
  return list ?? graphError(100, `(#100) Tried accessing nonexisting field (${edge})`)
}

function ofAccount(call: Call, account: Account, edge: string): Answer | undefined {
  const { scopes } = call.token.grant
  const needs = (scope: string) => scopes.includes(scope) || undefined
  const page = account.kind === 'page'
  if (page && !call.token.pageId) return graphError(210)
  if (page && !needs('pages_read_engagement')) return graphError(10)
  if (edge === 'posts' || edge === 'feed' || (edge === 'published_posts' && page)) {
    if (!page && !needs('user_posts')) return graphError(200, '(#200) Requires user_posts permission')
    return listed(call, 'post', account.posts, byTime, post => presentPost(wallOf(call), post))
  }
  if (edge === 'tagged') {
    if (!page && !needs('user_posts')) return graphError(200, '(#200) Requires user_posts permission')
    const shown = account.tagged.map(post => ({ ...post, hidden: false }))
    return listed(call, 'post', shown, byTime, post => presentPost(wallOf(call), post))
  }
  if (edge === 'albums') {
    if (!page && !needs('user_photos')) return graphError(200, '(#200) Requires user_photos permission')
    return listed(call, 'album', account.albums, byCursor, album =>
      presentNode(call, { kind: 'album', album }),
    )
  }
  if (edge === 'photos') {
    if (!page && !needs('user_photos')) return graphError(10, '(#10) Requires user_photos permission')
    const all = call.request.query.get('type') === 'uploaded' ? uploadedPhotos(account) : []
    return listed(call, 'photo', all, byCursor, photo => presentPhoto(wallOf(call), photo))
  }
  if (edge !== 'accounts' || page) return undefined
  if (!needs('pages_show_list')) return graphError(200, '(#200) Requires pages_show_list permission')
  const pages = call.page ? [call.page] : []
  return listed(call, 'page', pages, byCursor, account => ({
    ...presentAccount(call, account, []),
    access_token: pageToken(call, account),
  }))
}

/** A page's token is one per login, however often it is asked for. */
function pageToken({ world, token }: Call, page: Account): string {
  const { grant } = token
  grant.pageToken ??= world.grants.issueToken(grant, PAGE_TOKEN_SECONDS, page.id).value
  return grant.pageToken
}

const PAGE_TOKEN_SECONDS = 5_184_000

function ofNode(call: Call, node: Node, edge: string): Answer | undefined {
  if (node.kind === 'album' && edge === 'photos') {
    const photos = node.album.photos
    if (!call.token.pageId && !call.token.grant.scopes.includes('user_photos'))
      return graphError(10, '(#10) Requires user_photos permission')
    return listed(call, 'photo', photos, byCursor, photo => presentPhoto(wallOf(call), photo))
  }
  if (node.kind !== 'post') return undefined
  const attachments = attachmentsOf(presentNode(call, node))
  if (edge === 'attachments') return listed(call, 'attachments', attachments, byCursor, row => row)
  const inner = attachments.map(attachment => attachment.subattachments).find(edge => edge instanceof Edge)
  if (edge === 'subattachments' && inner)
    return listed(call, 'attachments', inner.items, byCursor, row => row, inner.size)
  return undefined
}

function attachmentsOf(post: Row): Row[] {
  const list = post.attachments
  return isList(list) ? list.data : []
}

const isList = (value: unknown): value is { data: Row[] } =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)

type Cut<T> = (
  all: readonly T[],
  query: URLSearchParams,
  limit: number,
  address: (change: Record<string, string>) => string,
) => Page<T> | undefined

function listed<T>(
  call: Call,
  kind: string,
  all: readonly T[],
  cut: Cut<T>,
  present: (item: T) => Row,
  size?: number,
): Answer {
  const { request, token, world } = call
  const { person } = token.grant
  const fields = fieldsOf(call, kind)
  if (!Array.isArray(fields)) return fields
  const origin = world.trouble.nextOrigin(person.key)
  const address = nextAddress(request, token.value, origin)
  const page = cut(all, request.query, readLimit(request.query, size), address)
  if (!page) return graphError(100, '(#100) Invalid cursor or time')
  if (world.trouble.takeEmptyPage(person.key))
    return json(200, { data: [], paging: { next: address(Object.fromEntries(request.query)) } })
  const inner = innerAddress(request, token.value, origin)
  const data = page.items.map(item => selectFields(present(item), fields, inner))
  return json(200, { data, ...(page.paging ? { paging: page.paging } : {}) })
}
