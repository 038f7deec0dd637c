import type { changeItem } from '#contract/books'
import type { Answer } from '#contract/call'
import type { SocialItem } from '#contract/item'
import { afterSave, type SaveEvent, type SaveQueue, startSaving, unsaved } from '../../editor/save-queue.ts'
import type { Draft, Drafts, Edit } from './drafts.ts'
import { holdsEdit } from './holds-edit.ts'

export type ChangeAnswer = Answer<typeof changeItem>

/** How one item stands: what the server has of it, and what is still on its way. */
export interface ItemSaving {
  chapterId: string
  /** As the server has it, when that is known here. */
  item?: SocialItem
  queue: SaveQueue<Edit>
  /** After a conflict: the other version; absent when the item is gone. */
  theirs?: SocialItem
}

export type SendResult =
  | { answer: ChangeAnswer }
  /** `gone`: the item is not where it was. */
  | { failed: 'unanswered' | 'conflict' | 'gone' }
  | { failed: 'refused'; error: unknown }

export interface SaversWorld {
  send(
    where: { itemId: string; chapterId: string },
    edit: Edit & { version: number; run: string },
  ): Promise<SendResult>
  /** The item as it is now; undefined when it is nowhere. */
  find(where: { itemId: string; chapterId: string }): Promise<SocialItem | undefined>
  /** Before anybody hears that it is saved. */
  onAnswer(answer: ChangeAnswer, upTo: number, before: string): void
  onRefused(error: unknown): void
  /** Calls back when it is time for another try. */
  later(failures: number, retry: () => void): void
  newRun(): string
  drafts: Drafts
}

export type Savers = ReturnType<typeof createSavers>

/** Saves items one request at a time each, keeps what is not saved, and finds out about other versions. */
export function createSavers(world: SaversWorld) {
  let all: ReadonlyMap<string, ItemSaving> = new Map()
  let changes = 0
  const listeners = new Set<() => void>()

  function put(itemId: string, saving: ItemSaving): void {
    all = new Map(all).set(itemId, saving)
    keepDraft(world.drafts, itemId, saving)
    for (const listener of [...listeners]) listener()
  }

  function move(itemId: string, event: SaveEvent<Edit>, also: Partial<ItemSaving> = {}): void {
    const held = all.get(itemId)
    if (!held) return
    const { theirs, ...rest } = held
    const queue = afterSave(held.queue, event)
    const next: ItemSaving = {
      ...rest,
      ...(queue.state === 'conflict' && theirs && { theirs }),
      ...also,
      queue,
    }
    put(itemId, next)
    if (queue.sent && queue.sent !== held.queue.sent) void send(itemId, next, queue.sent)
    if (queue.state === 'waiting' && held.queue.state !== 'waiting')
      world.later(queue.failures, () => move(itemId, { kind: 'retry' }))
  }

  async function send(
    itemId: string,
    { chapterId, queue }: ItemSaving,
    change: NonNullable<typeof queue.sent>,
  ) {
    const where = { itemId, chapterId }
    const result = await world.send(where, { ...change.edit, version: queue.version, run: change.run })
    if ('answer' in result) return arrived(itemId, result.answer, change.upTo, chapterId)
    if (result.failed === 'unanswered') return move(itemId, { kind: 'unanswered' })
    if (result.failed === 'refused') {
      world.onRefused(result.error)
      return move(itemId, { kind: 'refused' })
    }
    await differs(itemId, where, change)
  }

  function arrived(itemId: string, answer: ChangeAnswer, upTo: number, before: string): void {
    const { item } = answer
    world.onAnswer(answer, upTo, before)
    move(itemId, { kind: 'answered', version: item.version }, { item, chapterId: item.chapterId })
  }

  // an answer that got lost on its way back looks like another's change: then there is nothing to choose
  async function differs(
    itemId: string,
    where: { itemId: string; chapterId: string },
    change: { edit: Edit },
  ): Promise<void> {
    const theirs = await world.find(where).catch(() => 'unanswered' as const)
    if (theirs === 'unanswered') return move(itemId, { kind: 'unanswered' })
    if (theirs && holdsEdit(theirs, change.edit))
      return move(
        itemId,
        { kind: 'answered', version: theirs.version },
        { item: theirs, chapterId: theirs.chapterId },
      )
    const seen = theirs && { theirs, item: theirs, chapterId: theirs.chapterId }
    move(itemId, { kind: 'conflict' }, seen)
  }

  return {
    all: () => all,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Takes a change. Gives its number, by which its answer is known. */
    edit(item: SocialItem, run: string, edit: Edit): number {
      const { itemId, chapterId, version } = item
      const held = all.get(itemId) ?? { chapterId, item, queue: startSaving<Edit>(version) }
      const isNewer = held.item !== undefined && version > held.item.version
      const known = isNewer ? { ...held, item, chapterId } : held
      all = new Map(all).set(itemId, {
        ...known,
        queue: afterSave(known.queue, { kind: 'read', version: Math.max(version, known.queue.version) }),
      })
      changes += 1
      move(itemId, { kind: 'edit', change: { run, edit, upTo: changes } })
      return changes
    },
    /** An item was read anew, after others had changed it or a step was undone. */
    seen(item: SocialItem): void {
      const { itemId, chapterId, version } = item
      const held = all.get(itemId)
      if (held && version > (held.item?.version ?? 0))
        move(itemId, { kind: 'read', version }, { item, chapterId })
    },
    /** Takes up what was not saved when the window was closed. */
    resume(drafts: readonly Draft[]): void {
      for (const { itemId, chapterId, version, edit } of drafts) {
        if (all.has(itemId)) continue
        all = new Map(all).set(itemId, { chapterId, queue: startSaving<Edit>(version) })
        changes += 1
        move(itemId, { kind: 'edit', change: { run: world.newRun(), edit, upTo: changes } })
      }
    },
    /** After a conflict: the own words on top of the other version, or not at all. */
    choose(itemId: string, whose: 'mine' | 'theirs'): void {
      const version = all.get(itemId)?.theirs?.version
      if (whose === 'mine' && version !== undefined)
        move(itemId, { kind: 'mine', version, run: world.newRun() })
      if (whose === 'theirs') move(itemId, { kind: 'theirs', version: version ?? 0 })
    },
    retryAll(): void {
      for (const itemId of all.keys()) move(itemId, { kind: 'retry' })
    },
    /** When nothing is under way any more; what waits for the network or a choice does not keep one waiting. */
    rested(): Promise<void> {
      return new Promise(done => {
        const check = () => {
          if ([...all.values()].some(({ queue }) => queue.state === 'sending')) return
          listeners.delete(check)
          done()
        }
        listeners.add(check)
        check()
      })
    },
  }
}

/** The worst of all: what the indicator says. */
export function savingOf(all: ReadonlyMap<string, ItemSaving>): SaveQueue<Edit>['state'] {
  const states = new Set([...all.values()].map(({ queue }) => queue.state))
  return order.find(state => states.has(state)) ?? 'saved'
}

const order = ['conflict', 'waiting', 'refused', 'sending'] as const

function keepDraft(drafts: Drafts, itemId: string, { chapterId, queue }: ItemSaving): void {
  if (queue.state === 'saved' || queue.state === 'refused') drafts.drop(itemId)
  else drafts.keep({ itemId, chapterId, version: queue.version, edit: unsaved(queue) })
}
