import { createStore } from 'zustand/vanilla'
import { afterSave, type Change, type SaveEvent, type SaveQueue, startSaving, unsaved } from './save-queue.ts'

/** How one document stands: what is known of it, and what is still on its way. */
export interface Saving<E, D> {
  /** As the server has it. */
  document: D
  queue: SaveQueue<E>
  /** What is being typed: it joins the queue after a calm. */
  typed?: Change<E>
  /** After a conflict: the other version; absent when the document is gone. */
  theirs?: D
  /** What the server did not take and nobody has typed anew since, where that is kept. */
  refused?: Partial<E>
}

/** What became of a request, and what is known of the document since. */
export type SaveOutcome<D> =
  | { kind: 'answered'; version: number; document: D }
  | { kind: 'unanswered' }
  | { kind: 'refused' }
  | { kind: 'conflict'; theirs?: D | undefined }

export interface SaverParts<E, D> {
  send(id: string, document: D, change: Change<E> & { version: number }): Promise<SaveOutcome<D>>
  /** Calls back after so many ms; gives the way to stop. */
  later(ms: number, act: () => void): () => void
  /** ms until the next try, after so many that nobody answered. */
  retryDelayMs(failures: number): number
  /** ms without a key before typing is sent; at once where it is absent. */
  calmMs?: number
  /** Whether what is refused is kept until somebody lets it go. */
  keepsRefused?: boolean
  /** Hears how a document stands before anybody else does. */
  onSaving?(id: string, saving: Saving<E, D>): void
}

/** Saves documents while they are edited: one request at a time each, what nobody answered again, conflicts kept until one chooses. */
export function createSavers<E extends object, D>(parts: SaverParts<E, D>) {
  const store = createStore<{ savings: ReadonlyMap<string, Saving<E, D>> }>(() => ({ savings: new Map() }))
  const calms = new Map<string, () => void>()
  let changes = 0

  const savingOf = (id: string) => store.getState().savings.get(id)

  function put(id: string, saving: Saving<E, D>): void {
    parts.onSaving?.(id, saving)
    store.setState(({ savings }) => ({ savings: new Map(savings).set(id, saving) }))
  }

  function step(
    id: string,
    event: SaveEvent<E>,
    newest: Pick<Partial<Saving<E, D>>, 'document' | 'theirs'> = {},
  ) {
    const saving = savingOf(id)
    if (!saving) return
    const { theirs, refused: _, ...rest } = saving
    const queue = afterSave(saving.queue, event)
    const refused = parts.keepsRefused ? refusedAfter(saving, event) : undefined
    const next = {
      ...rest,
      ...(refused && { refused }),
      ...(queue.state === 'conflict' && theirs !== undefined && { theirs }),
      ...newest,
      queue,
    }
    put(id, next)
    if (queue.sent && queue.sent !== saving.queue.sent)
      void send(id, next.document, queue.sent, queue.version)
    if (queue.state === 'waiting' && saving.queue.state !== 'waiting')
      parts.later(parts.retryDelayMs(queue.failures), () => step(id, { kind: 'retry' }))
  }

  async function send(id: string, document: D, change: Change<E>, version: number): Promise<void> {
    const outcome = await parts.send(id, document, { ...change, version })
    if (outcome.kind === 'answered')
      return step(id, { kind: 'answered', version: outcome.version }, { document: outcome.document })
    if (outcome.kind !== 'conflict') return step(id, outcome)
    const { theirs } = outcome
    step(id, { kind: 'conflict' }, theirs === undefined ? {} : { theirs, document: theirs })
  }

  /** What was typed joins the queue. */
  function hand(id: string): void {
    calms.get(id)?.()
    calms.delete(id)
    const saving = savingOf(id)
    if (!saving?.typed) return
    const { typed, ...rest } = saving
    store.setState(({ savings }) => ({ savings: new Map(savings).set(id, rest) }))
    step(id, { kind: 'edit', change: typed })
  }

  function type(id: string, change: Change<E>, calmMs: number): void {
    const typed = savingOf(id)?.typed
    if (typed && typed.run !== change.run) hand(id)
    const saving = savingOf(id)
    if (!saving) throw new Error(`Nothing is known of ${id}, which is edited`)
    put(id, { ...saving, typed: { ...change, edit: { ...saving.typed?.edit, ...change.edit } } })
    calms.get(id)?.()
    calms.set(
      id,
      parts.later(calmMs, () => hand(id)),
    )
  }

  function until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve()
    return new Promise(done => {
      const stop = store.subscribe(() => {
        if (!isSo()) return
        stop()
        done()
      })
    })
  }

  return {
    store,
    savingOf,
    /** Takes a change of a document as it is known. Gives its number, by which its answer is known. Changes of one run are one step of undo. */
    edit(id: string, newest: { document: D; version: number }, run: string, edit: E): number {
      const { document, version } = newest
      const before = savingOf(id) ?? { document, queue: startSaving<E>(version) }
      const queue = afterSave(before.queue, { kind: 'read', version })
      store.setState(({ savings }) => ({ savings: new Map(savings).set(id, { ...before, document, queue }) }))
      changes += 1
      const change = { run, edit, upTo: changes }
      if (parts.calmMs === undefined) step(id, { kind: 'edit', change })
      else type(id, change, parts.calmMs)
      return changes
    },
    /** A document was read anew, after others had changed it or a step was undone. */
    read(id: string, document: D, version: number): void {
      step(id, { kind: 'read', version }, { document })
    },
    /** After a conflict: the own words on top of the other version, or not at all. */
    choose(
      id: string,
      choice: { kind: 'mine'; version: number; run: string } | { kind: 'theirs'; version: number },
    ) {
      step(id, choice)
    },
    /** What was refused is let go. */
    dropRefused(id: string): void {
      const saving = savingOf(id)
      if (!saving) return
      const { refused: _, ...rest } = saving
      const { state } = saving.queue
      put(id, { ...rest, queue: { ...saving.queue, state: state === 'refused' ? 'saved' : state } })
    },
    retryAll(): void {
      for (const id of store.getState().savings.keys()) step(id, { kind: 'retry' })
    },
    /** Lets go of what is saved, or was refused and is not kept: who looks at it next knows it anew. */
    forgetSettled(): void {
      store.setState(({ savings }) => ({
        savings: new Map([...savings].filter(([, saving]) => saving.refused || !isSettled(saving))),
      }))
    },
    /** Sends what is typed at once; resolves when all of a document is saved, or refused. */
    flush(id: string): Promise<void> {
      hand(id)
      return until(() => isSettled(savingOf(id)))
    },
    /** When nothing is under way any more; what waits for the network or a choice does not keep one waiting. */
    rested: () =>
      until(() => [...store.getState().savings.values()].every(saving => savingState(saving) !== 'sending')),
  }
}

/** What somebody sees of it: what is typed is on its way. A document that was never edited is saved. */
export function savingState(saving: Saving<object, unknown> | undefined): SaveQueue<object>['state'] {
  if (!saving) return 'saved'
  if (saving.typed) return 'sending'
  return saving.queue.state === 'saved' && saving.refused ? 'refused' : saving.queue.state
}

const isSettled = (saving: Saving<object, unknown> | undefined) =>
  ['saved', 'refused'].includes(savingState(saving))

/** All that is not saved yet, as one edit. */
export function unsavedEdit<E extends object>(saving: Saving<E, unknown>): Partial<E> {
  return { ...saving.refused, ...unrefusedEdit(saving) }
}

/** The same without what was refused. */
export function unrefusedEdit<E extends object>({ queue, typed }: Saving<E, unknown>): Partial<E> {
  return { ...unsaved(queue), ...typed?.edit }
}

// a field that is typed anew takes the place of what was refused of it
function refusedAfter<E extends object>(
  { refused, queue }: Saving<E, unknown>,
  event: SaveEvent<E>,
): Partial<E> | undefined {
  if (event.kind === 'edit') return without(refused, [event.change.edit])
  if (event.kind !== 'refused' || queue.state !== 'sending') return refused
  const newer = queue.queue.map(({ edit }) => edit)
  return without({ ...refused, ...queue.sent?.edit }, newer)
}

function without<E extends object>(
  edit: Partial<E> | undefined,
  newer: readonly E[],
): Partial<E> | undefined {
  const left = Object.entries(edit ?? {}).filter(([field]) => !newer.some(next => field in next))
  // fields of the same edit
  return left.length > 0 ? (Object.fromEntries(left) as Partial<E>) : undefined
}

/** The worst of all: what one indicator says of many documents. */
export function worstState(savings: Iterable<Saving<object, unknown>>): SaveQueue<object>['state'] {
  const states = new Set([...savings].map(savingState))
  return worstFirst.find(state => states.has(state)) ?? 'saved'
}

const worstFirst = ['conflict', 'waiting', 'refused', 'sending'] as const
