import { z } from 'zod/mini'
import {
  type Answer,
  apiRoot,
  type Call,
  type CallInput,
  idempotencyHeader,
  shareHeader,
  tabHeader,
} from '#contract/call'
import type { CodeName } from '#contract/codes'
import { fromWire, toWire } from '#contract/wire'
import { expireUser } from '../session/session.ts'
import { readUser } from '../session/user.ts'
import { ApiError, type ErrorDetails } from './api-error.ts'
import { callAddress } from './call-address.ts'
import { firstOf } from './first-of.ts'
import { goLogInAgain } from './log-in-again.ts'
import { tabId } from './tab-id.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Key of the link by which a shared book is read. */
  share?: string | undefined
  /** The call goes out although the window is closed meanwhile. */
  keepalive?: boolean
  /** Who asks does not matter: a login that ended is no reason to be refused. */
  anonymous?: boolean
  /** Names one press of the button: the same call with the same key is done once. */
  idempotencyKey?: string
}

/**
 * Makes one call of the API and gives its answer, parsed. Throws `ApiError` when it is refused, takes longer than 60 s
 * (forms 120 s) or nobody answers; an `AbortError` when the caller's signal ends it. A dead login is ended here; who has to log in again
 * for a call is led there, and it never ends.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<Answer<C>> {
  // what CallInput promises for this call, read without knowing which call it is
  const { params, query, body, file } = input as Parts
  const timeout = AbortSignal.timeout(call.form ? 120_000 : 60_000)
  const headers = callHeaders(options.share)
  if (options.idempotencyKey) headers.set(idempotencyHeader, options.idempotencyKey)
  const request: RequestInit = {
    method: call.method,
    signal: firstOf(timeout, options.signal),
    ...(options.keepalive && { keepalive: true }),
    ...(options.anonymous && { credentials: 'omit' as const }),
  }
  if (call.form && file instanceof Blob) request.body = formOf(call.form.file, file)
  else if (body !== undefined) {
    headers.set('Content-Type', 'application/json')
    request.body = JSON.stringify(toWire(call.body, body))
  }
  const { status, json } = await send(
    apiRoot + callAddress(call, params, query),
    { ...request, headers },
    timeout,
  )
  if (status >= 400) {
    const error = new ApiError(status, codeIn(json), undefined, detailsIn(json))
    // a ticket that is refused says nothing of the login that is there
    if (status === 401 && error.name !== 'ticketSpent' && readUser()) expireUser()
    if (error.name === 'loginAgain') return goLogInAgain()
    throw error
  }
  const { data } = wrapper.parse(json)
  // the schema is the call's own
  return call.answer.parse(fromWire(call.answer, data)) as Answer<C>
}

/** The code of a refusal; undefined in any other answer. */
export function codeIn(json: unknown): number | undefined {
  return errorBody.safeParse(json).data?.errors.code
}

/** What a refusal says beside its code: which it is, what of a quota is used, what is so instead. */
export function detailsIn(json: unknown): ErrorDetails {
  const errors = errorBody.safeParse(json).data?.errors
  // names come from the table of the server
  return { name: errors?.name as CodeName | undefined, figures: errors?.figures, facts: errors?.facts }
}

/** Headers of every call, also of those that are streams. Who calls is said by the session's cookie, which the browser adds. */
export function callHeaders(share: string | undefined): Headers {
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang })
  headers.set(tabHeader, tabId)
  if (share) headers.set(shareHeader, share)
  return headers
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: unknown
}

const wrapper = z.object({ data: z.unknown() })
const errorBody = z.object({
  errors: z.object({
    code: z.number(),
    name: z.optional(z.string()),
    facts: z.optional(z.unknown()),
    figures: z.optional(z.object({ used: z.string(), limit: z.string() })),
  }),
})

async function send(
  address: string,
  request: RequestInit,
  timeout: AbortSignal,
): Promise<{ status: number; json: unknown }> {
  try {
    const response = await fetch(address, request)
    // an error page of a proxy is no JSON; its status says enough
    const json = response.ok ? await response.json() : await response.json().catch(() => undefined)
    return { status: response.status, json }
  } catch (error) {
    if (timeout.aborted) throw new ApiError(0, undefined, 'timeout', { cause: error })
    if (request.signal?.aborted) throw error
    throw new ApiError(0, undefined, 'unreachable', { cause: error })
  }
}

function formOf(name: string, file: Blob): FormData {
  const form = new FormData()
  form.append(name, file)
  return form
}
