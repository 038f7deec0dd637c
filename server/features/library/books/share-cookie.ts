import type { FastifyReply, FastifyRequest } from 'fastify'
import { shareHeader } from '#contract/call'
import type { Deps } from '../../../deps.ts'
import { isShareOf } from './is-share-of.ts'
import type { BookRow } from './schema.ts'

/**
 * A page's pictures are asked for without the share header: who opens a book with its key gets the same key as a cookie that no
 * script reads. It opens nothing but pictures, and ends with the link.
 */
export function setShareCookie(
  book: BookRow,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<Deps, 'settings' | 'now'>,
): void {
  const shown = request.headers[shareHeader]
  if (typeof shown !== 'string' || !isShareOf(book, shown, deps)) return
  const { name, secure } = cookieOf(book.bid, deps)
  reply.setCookie(name, shown, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: daySeconds,
  })
}

/** What a request shows of the key of a book: in the header, or in the cookie. */
export function shareShown(
  { headers, cookies }: FastifyRequest,
  bid: string,
  deps: Pick<Deps, 'settings'>,
): string | undefined {
  const shown = headers[shareHeader]
  return typeof shown === 'string' ? shown : cookies[cookieOf(bid, deps).name]
}

/** All that a request shows of keys, of whatever books; a header has no more room than for some dozens. */
export function sharesShown({ headers, cookies }: FastifyRequest, deps: Pick<Deps, 'settings'>): string[] {
  const shown = headers[shareHeader]
  if (typeof shown === 'string') return [shown]
  const { name } = cookieOf('', deps)
  return Object.entries(cookies).flatMap(([key, value]) =>
    key.startsWith(name) && value !== undefined ? [value] : [],
  )
}

/** On https by a name that no other host of the domain can set. */
function cookieOf(bid: string, { settings }: Pick<Deps, 'settings'>): { name: string; secure: boolean } {
  const secure = settings.publicOrigin.startsWith('https:')
  return { name: `${secure ? '__Host-' : ''}share-${bid}`, secure }
}

const daySeconds = 86_400
