/** camelCase inside, snake_case on the wire (architecture, decision 10). Only keys change; values stay. */
export function toWire(value: unknown): unknown {
  return renamed(value, key => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
}

/** The other way. Keys that are already camelCase stay as they are, so that a strict parser can name them. */
export function fromWire(value: unknown): unknown {
  return renamed(value, key => key.replace(/(?<=.)_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))
}

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => renamed(one, rename))
  if (value === null || typeof value !== 'object') return value
  // a null prototype: a key named __proto__ is only a key
  const object: Record<string, unknown> = Object.create(null)
  for (const [key, held] of Object.entries(value)) object[rename(key)] = renamed(held, rename)
  return object
}
