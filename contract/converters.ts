import { type $ZodType, type $ZodTypes, safeParse } from 'zod/v4/core'

export type Convert = (value: unknown) => unknown

/** One of the two ways over the wire. */
export interface Direction {
  /** What a field of a schema is called before and after. */
  rename(field: string): readonly [before: string, after: string]
  /** Which of both the schema itself reads. */
  reads: 'before' | 'after'
}

/** Gives for each schema the function that renames the fields of its values; each is made once. */
export function converters(direction: Direction): (schema: $ZodType) => Convert {
  const made = new WeakMap<$ZodType, Convert>()
  return function converterOf(schema) {
    const converter = made.get(schema)
    if (converter) return converter
    // a schema may hold itself
    let convert: Convert = same
    made.set(schema, value => convert(value))
    convert = converterFor(schema, direction, converterOf)
    made.set(schema, convert)
    return convert
  }
}

/** Where nothing is renamed nothing is copied either. */
const same: Convert = value => value

type Inner = (schema: $ZodType) => Convert

function converterFor(schema: $ZodType, direction: Direction, inner: Inner): Convert {
  // every schema that zod makes is one of these
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return ofObject(def.shape, def.catchall, direction, inner)
    case 'record':
      return ofRecord(inner(def.valueType))
    case 'array':
      return ofArray([], inner(def.element))
    case 'tuple':
      return ofArray(def.items.map(inner), def.rest ? inner(def.rest) : same)
    case 'union':
      return ofUnion(def.options, direction, inner)
    case 'intersection':
      return ofBoth(inner(def.left), inner(def.right))
    case 'pipe':
      return ofPipe(inner(def.in), inner(def.out))
    case 'lazy':
      return inner(def.getter())
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return inner(def.innerType)
    default:
      return same
  }
}

function ofObject(
  shape: Readonly<Record<string, $ZodType>>,
  catchall: $ZodType | undefined,
  { rename }: Direction,
  inner: Inner,
): Convert {
  const fields = new Map<string, { after: string; convert: Convert }>()
  for (const [field, schema] of Object.entries(shape)) {
    const [before, after] = rename(field)
    if (fields.has(before) || [...fields.values()].some(other => other.after === after))
      throw new Error(`two fields are called ${field} on the wire`)
    fields.set(before, { after, convert: inner(schema) })
  }
  const others = catchall ? inner(catchall) : same
  const isSame = [...fields].every(([before, { after, convert }]) => before === after && convert === same)
  if (isSame && others === same) return same
  return value => {
    if (!isObject(value)) return value
    const converted: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      const field = fields.get(key)
      if (field) converted[field.after] = field.convert(value[key])
      else put(converted, key, others(value[key]))
    }
    return converted
  }
}

function ofRecord(convert: Convert): Convert {
  if (convert === same) return same
  return value => {
    if (!isObject(value)) return value
    const converted: Record<string, unknown> = {}
    for (const key of Object.keys(value)) put(converted, key, convert(value[key]))
    return converted
  }
}

function ofArray(first: readonly Convert[], rest: Convert): Convert {
  if (rest === same && first.every(convert => convert === same)) return same
  return value => (Array.isArray(value) ? value.map((element, i) => (first[i] ?? rest)(element)) : value)
}

// Which option a value is of shows only when it is tried; a value of none is refused by whoever parses it.
function ofUnion(options: readonly $ZodType[], { reads }: Direction, inner: Inner): Convert {
  const tried = options.map(option => ({ option, convert: inner(option) }))
  const [naming] = tried.filter(({ convert }) => convert !== same)
  if (!naming) return same
  return value => {
    if (value === null || typeof value !== 'object') return value
    for (const { option, convert } of tried) {
      const converted = convert(value)
      if (safeParse(option, reads === 'before' ? value : converted).success) return converted
    }
    return naming.convert(value)
  }
}

function ofBoth(left: Convert, right: Convert): Convert {
  if (left === same) return right
  if (right === same) return left
  // each leaves the fields of the other as they are
  return value => right(left(value))
}

function ofPipe(into: Convert, out: Convert): Convert {
  if (into !== same && out !== same) throw new Error('a pipe on the wire has fields on one of its sides only')
  return into === same ? out : into
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** A key named __proto__ is only a key. */
function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  else object[key] = value
}
