/** Throws where something that our own code promises is not so; `message` names what was broken. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`broken: ${message}`)
}
