import { asFields, asList, asText } from '../lenient-json.ts'
import type { ParsedRecord } from '../parsed-record.ts'

/** Adds who is tagged: `[{name}]`, or names by themselves. */
export function addPeople(parsed: ParsedRecord, tags: unknown): void {
  const names = namesOf(parsed)
  for (const tag of asList(tags)) {
    const name = asText(asFields(tag).name) || asText(tag)
    if (name === '' || names.has(name)) continue
    names.add(name)
    parsed.people.push(name)
  }
}

const peopleOfRecords = new WeakMap<ParsedRecord, Set<string>>()

/** Kept from one list of tags to the next, so that a record of many costs no more than their number. */
function namesOf(parsed: ParsedRecord): Set<string> {
  const names = peopleOfRecords.get(parsed) ?? new Set(parsed.people)
  peopleOfRecords.set(parsed, names)
  return names
}
