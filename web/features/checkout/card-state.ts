/** How far the fields of a card are; what did not come is told by the name of its sentence. */
export function cardState(service: object | 'failed' | undefined, isKeyMissing: boolean) {
  if (isKeyMissing) return 'keyFailed'
  if (service === 'failed') return 'loadFailed'
  return service ? 'ready' : 'loading'
}
