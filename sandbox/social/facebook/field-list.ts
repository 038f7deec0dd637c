/** One field of `fields=id,photos.limit(5){id,images}`. */
export interface Field {
  name: string
  limit?: number
  /** Of `picture.type(large)`, `.width(400)`. */
  words: Record<string, string>
  fields: Field[]
}

const DEEPEST = 8

/** Undefined where the list cannot be read. */
export function readFieldList(list: string): Field[] | undefined {
  const reader = { list, at: 0 }
  const fields = readFields(reader, 0)
  return fields && reader.at === list.length ? fields : undefined
}

interface Reader {
  list: string
  at: number
}

function readFields(reader: Reader, depth: number): Field[] | undefined {
  const fields: Field[] = []
  if (depth > DEEPEST) return undefined
  for (;;) {
    const name = take(reader, /\s*(\w+)\s*/y)
    if (name === undefined) return undefined
    const field: Field = { name, words: {}, fields: [] }
    for (
      let word = take(reader, /\.(\w+\([\w-]*\))\s*/y);
      word;
      word = take(reader, /\.(\w+\([\w-]*\))\s*/y)
    ) {
      const [key = '', value = ''] = word.slice(0, -1).split('(')
      if (key === 'limit') field.limit = Number(value)
      else field.words[key] = value
    }
    if (take(reader, /(\{)/y)) {
      const inner = readFields(reader, depth + 1)
      if (!inner || !take(reader, /(\})\s*/y)) return undefined
      field.fields = inner
    }
    fields.push(field)
    if (!take(reader, /(,)/y)) return fields
  }
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at
  const match = pattern.exec(reader.list)
  if (match) reader.at = pattern.lastIndex
  return match?.[1]
}

/** The list as text again. */
export const writeFieldList = (fields: readonly Field[]): string =>
  fields
    .map(({ name, limit, words, fields: inner }) => {
      const more = Object.entries({ ...(limit === undefined ? {} : { limit }), ...words })
      const dots = more.map(([key, value]) => `.${key}(${value})`).join('')
      return `${name}${dots}${inner.length > 0 ? `{${writeFieldList(inner)}}` : ''}`
    })
    .join(',')
