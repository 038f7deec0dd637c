import { newId } from '../../api/tab-id.ts'

const name = 'order key'

/**
 * Names one press of the button, for the server: the same order asked for again, after a lost answer or a reload, is the
 * same order; another one has another key.
 */
export function keyOfOrder(body: unknown): string {
  const text = JSON.stringify(body)
  const before = read()
  if (before?.body === text) return before.key
  const key = newId()
  try {
    sessionStorage.setItem(name, JSON.stringify({ key, body: text }))
  } catch {
    // without a storage, a reload is another press
    unstored = { key, body: text }
  }
  return key
}

/** The order is there: another one just like it is another order. */
export function forgetOrderKey(): void {
  unstored = undefined
  try {
    sessionStorage.removeItem(name)
  } catch {
    // nothing is kept there
  }
}

let unstored: { key: string; body: string } | undefined

function read(): { key: string; body: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? unstored
  } catch {
    return unstored
  }
}
