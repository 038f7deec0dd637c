/** The names of a table, in its order. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table) as Name[] // Object.keys forgets the names that it gives
}
