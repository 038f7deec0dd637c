import type { Found } from '../found.ts'
import { asFields, asList, asText } from '../lenient-json.ts'

/** Adds who is tagged: `[{name}]`, or names by themselves. */
export function addPeople(found: Found, tags: unknown): void {
  for (const tag of asList(tags)) {
    const name = asText(asFields(tag).name) || asText(tag)
    if (name !== '' && !found.people.includes(name)) found.people.push(name)
  }
}
