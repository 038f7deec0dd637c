import { z } from 'zod'
import { calls } from '#contract/calls'
import { wireName } from '#contract/wire'

/**
 * Places in a request in the words of the contract: names that no call knows, and numbers of a list, are `*`. What somebody made up,
 * or wrote where a name is expected, does not come through.
 */
export function namedFields(places: readonly string[]): string[] {
  contractNames ??= namesOfInput()
  const known = contractNames
  const named = places.map(place =>
    place
      .split('.')
      .map(name => (known.has(name) ? name : '*'))
      .join('.'),
  )
  return [...new Set(named)]
}

// made when the first request is refused
let contractNames: ReadonlySet<string> | undefined

/** All fields of all requests, as they are called inside and on the wire. */
function namesOfInput(): Set<string> {
  const names = new Set<string>()
  for (const { params, query, headers, body } of Object.values(calls)) {
    for (const schema of [params, query, headers, body]) {
      if (!schema) continue
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override({ zodSchema }) {
          const { def } = zodSchema._zod
          if (def.type !== 'object') return
          for (const name of Object.keys(def.shape)) names.add(name).add(wireName(name))
        },
      })
    }
  }
  return names
}
