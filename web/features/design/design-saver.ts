import type { Design } from '#contract/book'
import type { changeDesign } from '#contract/books'
import type { Asked } from '#contract/call'
import { afterSave, type SaveEvent, type SaveQueue, startSaving, unsaved } from '../../editor/save-queue.ts'

/** Fields of the design, each whole. */
export type DesignChange = Partial<Design>
type Body = Asked<typeof changeDesign>['body']

export interface DesignSaver {
  /** Changes with the same run, one after the other, are one step of undo. */
  change(edit: DesignChange, run: string): void
  /** What the store does not have yet. The same object until something happens. */
  unsaved(): DesignChange
  state(): SaveQueue<DesignChange>['state']
  /** Once everything was answered. */
  flush(): Promise<void>
  listen(listener: () => void): () => void
}

export interface DesignSaverParts {
  /** Resolves once the answer is shown; `unanswered` to be tried again, `refused` not to be. */
  send(body: Body): Promise<'saved' | 'unanswered' | 'refused'>
  later(ms: number, act: () => void): () => void
}

/** Saves a design while it is being changed: one request at a time, typing after a short calm. */
export function designSaver({ send, later }: DesignSaverParts): DesignSaver {
  let queue = startSaving<DesignChange>(0)
  let typed: { edit: DesignChange; run: string } | undefined
  let calm: (() => void) | undefined
  let open: DesignChange = {}
  const listeners = new Set<() => void>()
  const waiting: (() => void)[] = []

  function tell(event?: SaveEvent<DesignChange>) {
    const before = queue.sent
    if (event) queue = afterSave(queue, event)
    open = { ...unsaved(queue), ...typed?.edit }
    if (queue.sent && queue.sent !== before) void go(queue.sent.edit, queue.sent.run)
    if (state() === 'saved' || state() === 'refused') for (const done of waiting.splice(0)) done()
    for (const listener of listeners) listener()
  }

  async function go(edit: DesignChange, run: string) {
    const end = await send({ ...bodyOf(edit), run })
    if (end === 'saved') return tell({ kind: 'answered', version: 0 })
    tell({ kind: end })
    if (end === 'unanswered') later(retryDelay(queue.failures), () => tell({ kind: 'retry' }))
  }

  function hand() {
    calm?.()
    const change = typed
    typed = undefined
    if (change) tell({ kind: 'edit', change: { ...change, upTo: 0 } })
  }

  const state = () => (typed ? 'sending' : queue.state)

  return {
    change(edit, run) {
      if (typed && typed.run !== run) hand()
      typed = { run, edit: { ...typed?.edit, ...edit } }
      calm?.()
      calm = later(calmMs, hand)
      tell()
    },
    unsaved: () => open,
    state,
    flush() {
      hand()
      if (queue.state === 'saved' || queue.state === 'refused') return Promise.resolve()
      return new Promise(done => waiting.push(done))
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The cover whole: what it does not have is taken away in the store, too. */
function bodyOf({ cover, ...rest }: DesignChange): Body {
  if (!cover) return rest
  const { imageUrl: _, ...kept } = cover
  return { ...rest, cover: { imageId: null, pic: null, crop: null, ...kept } }
}

/** ms without a key before typing is saved. */
const calmMs = 250

/** ms; nobody answered so many times. */
function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 20_000)
}
