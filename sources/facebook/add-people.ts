import { asFields, asList, asText } from '../lenient-json.ts'
import type { ParsedRecord } from '../parsed-record.ts'

/** Adds who is tagged: `[{name}]`, or names by themselves. */
export function addPeople(parsed: ParsedRecord, tags: unknown): void {
  for (const tag of asList(tags)) {
    const name = asText(asFields(tag).name) || asText(tag)
    if (name !== '' && !parsed.people.includes(name)) parsed.people.push(name)
  }
}
