import type { Call } from '#contract/call'
import type { CodeName } from '#contract/codes'
import type { Resource } from '#contract/policies'
import { isAboutRow, needsLogin } from './authorize.ts'
import { generalRelations, type Policy, type Rule } from './policy.ts'

/** The policy of every resource. */
export type Policies = Readonly<Record<Resource, Policy<never>>>

/** Who may make a call, in words. */
export function whoMay(policies: Policies, call: Call): string {
  const { relations, rule } = ruleOf(policies, call)
  const everyRelation: Readonly<Record<string, { about: string }>> = { ...generalRelations, ...relations }
  return rule.by.map(name => everyRelation[name]?.about ?? name).join('; ')
}

/** `security` of OpenAPI: the token is needed, helps, or is asked for by nobody. */
export function securityOf(policies: Policies, call: Call): Record<string, []>[] {
  const { rule, ...policy } = ruleOf(policies, call)
  if (needsLogin(policy, rule)) return [{ token: [] }]
  return rule.by.includes('anyone') ? [] : [{ token: [] }, {}]
}

/** What a call may be refused with before its use case is asked. */
export function refusalsOfPolicy(policies: Policies, call: Call): CodeName[] {
  const { rule, seenBy } = ruleOf(policies, call)
  const isAboutThing = isAboutRow(rule) || call.params !== undefined
  const seenInVain = isAboutRow(rule) && seenBy.some(name => !rule.by.includes(name))
  return [
    // a token that has ended is refused wherever it is shown
    'unauthorized',
    ...(isAboutThing ? (['notFound'] as const) : []),
    ...(seenInVain ? (['forbidden'] as const) : []),
    ...(rule.unless ?? []),
  ]
}

function ruleOf(policies: Policies, { policy: { resource, action } }: Call): Policy<never> & { rule: Rule } {
  const policy = policies[resource]
  const rule = policy.actions[action]
  if (!rule) throw new Error(`no policy says who may ${action} a ${resource}`)
  return { ...policy, rule }
}
