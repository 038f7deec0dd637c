import type { FastifyReply, FastifyRequest } from 'fastify'
import { shareHeader } from '#contract/call'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../schema.ts'
import { isShareOf } from './is-share-of.ts'

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
  reply.setCookie(nameOf(book.bid), shown, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.settings.publicOrigin.startsWith('https:'),
    maxAge: daySeconds,
  })
}

/** What a request shows of the key of a book: in the header, or in the cookie. */
export function shareShown({ headers, cookies }: FastifyRequest, bid: string): string | undefined {
  const shown = headers[shareHeader]
  return typeof shown === 'string' ? shown : cookies[nameOf(bid)]
}

function nameOf(bid: string): string {
  return `share-${bid}`
}

const daySeconds = 86_400
