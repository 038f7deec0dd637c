/** A change that waits to be saved. Changes of the same run, one after the other, are one: the latest words win; so are words of one field. */
export interface Change<E> {
  run: string
  edit: E
  /** What of it was typed when: numbers that the caller counts up. */
  upTo: number
}

/**
 * What of an item is not saved yet. `saved`: nothing. `sending`: one request is under way. `waiting`: nobody
 * answered, the same (`sent`) goes out again. `conflict`: it was changed elsewhere, somebody has to choose. `refused`: the
 * server did not take it, it is not tried again.
 */
export interface SaveQueue<E> {
  state: 'saved' | 'sending' | 'waiting' | 'conflict' | 'refused'
  version: number
  sent?: Change<E>
  queue: readonly Change<E>[]
  failures: number
}

export type SaveEvent<E> =
  | { kind: 'edit'; change: Change<E> }
  | { kind: 'answered'; version: number }
  | { kind: 'unanswered' }
  | { kind: 'conflict' }
  | { kind: 'refused' }
  | { kind: 'retry' }
  /** The own words, on top of the other version. */
  | { kind: 'mine'; version: number; run: string }
  /** The other version; the own words are let go. */
  | { kind: 'theirs'; version: number }
  /** The item was read anew and nothing is under way. */
  | { kind: 'read'; version: number }

export function startSaving<E>(version: number): SaveQueue<E> {
  return { state: 'saved', version, queue: [], failures: 0 }
}

/** The state after an event. An event that does not fit the state changes nothing. */
export function afterSave<E extends object>(saving: SaveQueue<E>, event: SaveEvent<E>): SaveQueue<E> {
  const { state, version, queue, failures } = saving
  switch (event.kind) {
    case 'edit': {
      const next = { ...saving, queue: added(queue, event.change) }
      return state === 'saved' || state === 'refused' ? sendNext({ ...next, failures: 0 }) : next
    }
    case 'answered':
      return state === 'sending' ? sendNext({ state, version: event.version, queue, failures: 0 }) : saving
    case 'unanswered':
      // it may have arrived: it goes out again as it was, so that one knows it again, and what was typed since after it
      return state === 'sending' ? { ...saving, state: 'waiting', failures: failures + 1 } : saving
    case 'conflict':
      return state === 'sending'
        ? { state: 'conflict', version, queue: takenBack(saving), failures: 0 }
        : saving
    case 'refused':
      if (state !== 'sending') return saving
      return queue.length > 0
        ? sendNext({ state, version, queue, failures: 0 })
        : { state: 'refused', version, queue, failures: 0 }
    case 'retry':
      return state === 'waiting' && saving.sent
        ? { ...saving, state: 'sending', sent: { ...saving.sent } }
        : saving
    case 'mine':
      return state === 'conflict'
        ? sendNext({ ...saving, version: event.version, queue: joined(saving, event.run) })
        : saving
    case 'theirs':
      return state === 'conflict' ? startSaving(event.version) : saving
    case 'read':
      return state === 'saved' || state === 'refused' ? { ...saving, version: event.version } : saving
  }
}

/** All that is not saved yet, as one edit. */
export function unsaved<E extends object>({ sent, queue }: SaveQueue<E>): Partial<E> {
  return Object.assign({}, sent?.edit, ...queue.map(({ edit }) => edit))
}

function sendNext<E>({ version, queue, failures }: SaveQueue<E>): SaveQueue<E> {
  const [sent, ...rest] = queue
  if (!sent) return { state: 'saved', version, queue: [], failures: 0 }
  return { state: 'sending', version, sent, queue: rest, failures }
}

function added<E extends object>(queue: readonly Change<E>[], change: Change<E>): Change<E>[] {
  const last = queue.at(-1)
  const isOneStep =
    last?.run === change.run || (queue.length >= mostWaiting && areSameWords(last?.edit ?? {}, change.edit))
  if (!last || !isOneStep) return [...queue, change]
  return [...queue.slice(0, -1), { ...change, edit: { ...last.edit, ...change.edit } }]
}

/** Steps that may wait before words are saved together: the page must not lag behind who types. */
const mostWaiting = 4

/** Words that are typed faster than they are saved, or without a network, are saved together. */
function areSameWords(edit: object, next: object): boolean {
  const fields = Object.keys(edit)
  const words = Object.entries(next)
  return (
    fields.length === words.length &&
    words.every(([field, value]) => fields.includes(field) && typeof value === 'string')
  )
}

function takenBack<E extends object>({ sent, queue }: SaveQueue<E>): Change<E>[] {
  if (!sent) return [...queue]
  const [first, ...rest] = queue
  return first?.run === sent.run ? [...added([sent], first), ...rest] : [sent, ...queue]
}

function joined<E extends object>(saving: SaveQueue<E>, run: string): Change<E>[] {
  const last = saving.queue.at(-1)
  if (!last) return []
  // every field of all changes is in what is unsaved
  return [{ run, edit: unsaved(saving) as E, upTo: last.upTo }]
}
