import type { $ZodType } from 'zod/v4/core'
import { converters } from './converters.ts'

/**
 * camelCase inside, snake_case on the wire (architecture, decision 10). Names of fields are converted where the schema
 * says that they are fields; keys of data (of a record, or of what no schema describes) and all values stay.
 */
export function toWire(schema: $ZodType | undefined, value: unknown): unknown {
  return schema ? outward(schema)(value) : value
}

/** The other way. Fields that the schema does not know keep their names, so that a strict parser can name them. */
export function fromWire(schema: $ZodType | undefined, value: unknown): unknown {
  return schema ? inward(schema)(value) : value
}

/** How a field is called on the wire. */
export function wireName(field: string): string {
  return field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

// made once for each schema: most answers are read and written many times
const outward = converters({ rename: field => [field, wireName(field)], reads: 'before' })
const inward = converters({ rename: field => [wireName(field), field], reads: 'after' })
