import {
  type GeneralRelation,
  generalRelations,
  type Named,
  type Policy,
  type RequestContext,
  type Rule,
} from './policy.ts'
import { type Refused, refuse } from './refusal.ts'

/** The row that a request names, if who makes it may do this with it. `known` is the row where it was read before. */
export async function authorize<D, Row, Action extends string>(
  policy: Policy<D, Row> & { actions: Readonly<Record<Action, Rule>> },
  action: NoInfer<Action>,
  named: Named,
  context: RequestContext<D>,
  foundRow?: Row,
): Promise<Row | Refused> {
  const rule = policy.actions[action]
  if (!context.caller && needsLogin(policy, rule)) return refuse('unauthorized')
  const row = foundRow ?? (await policy.find(named, context))
  if (row === undefined) return refuse('notFound')
  const standsIn = (name: string) => holds(policy, name, row, context)
  if (!rule.by.some(standsIn)) return refuse(policy.seenBy.some(standsIn) ? 'forbidden' : 'notFound')
  // a policy tells the states of its own rows
  const code = rule.unless?.find(name => policy.states[name]?.(row as never, context))
  return code ? refuse(code) : row
}

/** Whether only who is logged in may do it, whatever else he is. */
export function needsLogin({ relations }: Pick<Policy<never>, 'relations'>, { by }: Rule): boolean {
  return by.every(name => (isGeneral(name) ? generalRelations[name] : relations[name])?.login)
}

/** Whether a row has to be found to know who may. */
export function isAboutRow({ by }: Rule): boolean {
  return !by.every(isGeneral)
}

function holds<D>(policy: Policy<D>, name: string, row: unknown, context: RequestContext<D>): boolean {
  if (isGeneral(name)) return context.caller !== undefined || !generalRelations[name].login
  const relation = policy.relations[name]
  if (!relation || (relation.login && !context.caller)) return false
  // a policy tells the relations of its own rows
  return relation.holds(row as never, context)
}

function isGeneral(name: string): name is GeneralRelation {
  return name in generalRelations
}
