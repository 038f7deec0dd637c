import type { CodeName } from '#contract/codes'
import { codeNamed } from '#contract/general-codes'

export interface Figures {
  used: string
  limit: string
}

/** What the body of a refusal says beside its number. */
export interface ErrorDetails {
  /** Says the codes that the first load does not know. */
  name: CodeName | undefined
  figures: Figures | undefined
  facts: unknown
}

/** A call that was refused or never answered. `status` 0: no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** What of a quota is used. */
  readonly figures: Figures | undefined
  /** The number of the error body (specification 8), when there was one. */
  readonly code: number | undefined
  /** What is so instead of what was asked for, in the wire form of the call. */
  readonly facts: unknown
  override readonly name: CodeName | 'timeout' | 'unreachable' | 'unknown'

  constructor(
    status: number,
    code: number | undefined,
    why?: 'timeout' | 'unreachable',
    options?: ErrorOptions & Partial<ErrorDetails>,
  ) {
    super(`${why ?? 'refused'} ${status} ${code ?? ''}`.trim(), options)
    this.status = status
    this.figures = options?.figures
    this.facts = options?.facts
    this.code = code
    this.name = why ?? (code === undefined ? undefined : codeNamed(code)) ?? options?.name ?? 'unknown'
  }
}

/** The key in `web-errors` of what to tell the person, and its values. */
export function messageOf(error: unknown): { key: string; values: { code: number } & Partial<Figures> } {
  if (!(error instanceof ApiError)) return { key: 'web-errors:wrong', values: { code: 0 } }
  const { name, status, figures } = error
  const byStatus = `http.${statuses.has(status) ? status : 'other'}`
  const bySelf = name === 'timeout' || name === 'unreachable' ? name : `codes.${name}`
  const word = generalNames.has(name) ? byStatus : bySelf
  return { key: `web-errors:${word}`, values: { code: status, ...figures } }
}

// these say no more than their status does
const generalNames = new Set([
  'unknown',
  'badRequest',
  'unknownField',
  'unauthorized',
  'forbidden',
  'notFound',
  'serverError',
])
const statuses = new Set([400, 401, 403, 404, 500])
