import type { FastifyRequest } from 'fastify'
import type { CodeName } from '#contract/codes'
import type { Resource, ResourceActions } from '#contract/policies'
import type { Caller } from './caller.ts'
import type { Refused } from './refusal.ts'

/** A request and who makes it. */
export interface RequestContext<D> {
  /** `loggedInAt` where it is a request of a session. */
  caller: (Pick<Caller, 'uid'> & Partial<Pick<Caller, 'loggedInAt'>>) | undefined
  request: Pick<FastifyRequest, 'headers'>
  deps: D
}

/** How a caller can stand to a row. */
export interface Relation<Row, D> {
  /** For the API's description. */
  about: string
  /** Only who is logged in can stand so: of nobody else `holds` is asked. */
  login: boolean
  holds: (row: Row, context: RequestContext<D>) => boolean
}

/** Relations that every resource has. What one of these may do is about no row: none is looked up. */
export const generalRelations = {
  anyone: { about: 'anyone', login: false },
  user: { about: 'any who is logged in', login: true },
} as const
export type GeneralRelation = keyof typeof generalRelations

/** Path, query and body of a request: what names a row in them is not known to be what it should. */
export type Named = Readonly<Record<string, unknown>>

/** Who calls and the row that the call names, asked for together. */
export interface CallerAndRow<Row> {
  caller: Caller | Refused
  row: Row | undefined
}

/**
 * Who may do what with a resource, as data. Who stands in none of an action's relations hears that there is no such thing (404); where he
 * stands in one of `seenBy`, that it is not for him (403); where a login could help, that there is none (401).
 */
export interface Policy<D, Row = unknown, KnownRow = never> {
  resource: Resource
  /** The name by which the row reaches the handlers of calls. */
  rowName: string
  /** The row that a request names. */
  find: (named: Named, context: RequestContext<D>) => Promise<Row | undefined>
  /** The same with who calls, in one question to the database; undefined where the request does not say enough for that. */
  findWithCaller?: (named: Named, request: FastifyRequest, deps: D) => Promise<CallerAndRow<Row>> | undefined
  relations: Readonly<Record<string, Relation<KnownRow, D>>>
  seenBy: readonly string[]
  /** What the row, or the caller's session, may be that forbids an action to everybody, by the code of the refusal. */
  states: { readonly [Code in CodeName]?: (row: KnownRow, context: RequestContext<D>) => boolean }
  actions: Readonly<Record<string, Rule>>
}

export interface Rule {
  /** Any of these relations is enough. */
  by: readonly string[]
  unless?: readonly CodeName[]
}

/** A policy with a rule for each action that the contract has for the resource; its names are checked, and known to the compiler. */
export function definePolicy<R extends Resource, Row, D>() {
  return <
    const Name extends string,
    const Relations extends Readonly<Record<string, Relation<Row, D>>>,
    const States extends { readonly [Code in CodeName]?: (row: Row, context: RequestContext<D>) => boolean },
    const Actions extends {
      readonly [Action in ResourceActions[R]]: {
        by: readonly (NoInfer<keyof Relations & string> | GeneralRelation)[]
        unless?: readonly NoInfer<keyof States & CodeName>[]
      }
    },
  >(
    policy: Pick<Policy<D, Row, Row>, 'find' | 'findWithCaller'> & {
      resource: R
      rowName: Name
      relations: Relations
      seenBy: readonly NoInfer<keyof Relations & string>[]
      states: States
      actions: Actions
    },
  ) => policy
}
