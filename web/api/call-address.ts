import type { Call } from '#contract/call'
import { toWire } from '#contract/wire'

/** Path and query of a call: `{name}` filled from the parameters, lists repeated, what is undefined left out. */
export function callAddress(
  { path, query: fields }: Pick<Call, 'path' | 'query'>,
  params: Readonly<Record<string, unknown>> | undefined,
  query: Readonly<Record<string, unknown>> | undefined,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`${path} wants ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(wired(fields, query ?? {})))
    for (const element of Array.isArray(value) ? value : [value])
      if (element !== undefined && element !== null) search.append(name, String(element))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function wired(fields: Call['query'], query: Readonly<Record<string, unknown>>): object {
  const value = toWire(fields, query)
  return typeof value === 'object' && value !== null ? value : {}
}
