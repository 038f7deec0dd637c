import { z } from 'zod'
import { wireName } from '#contract/wire'

/** A schema as JSON Schema of what goes over the wire: names of fields in snake_case, keys of data as they are. */
export function wireSchema(schema: z.core.$ZodType, io: 'input' | 'output'): unknown {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type !== 'object') return
      const { properties, required } = jsonSchema
      if (properties)
        jsonSchema.properties = Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [wireName(name), property]),
        )
      if (required) jsonSchema.required = required.map(wireName)
    },
  })
}
