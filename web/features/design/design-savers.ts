import type { Design } from '#contract/book'
import type { CallInput } from '#contract/call'
import type { changeDesign } from '#contract/design'
import { createSavers, type SaverParts, savingState, unsavedEdit } from '../../editor/savers.ts'

/** Fields of the design, each whole. */
export type DesignChange = Partial<Design>
type Body = CallInput<typeof changeDesign>['body']

export type DesignSavers = ReturnType<typeof createDesignSavers>

export interface DesignSaverParts extends Pick<SaverParts<DesignChange, undefined>, 'later'> {
  /** Resolves once the answer is shown; `unanswered` to be tried again, `refused` not to be. */
  send(bid: string, body: Body): Promise<'saved' | 'unanswered' | 'refused'>
}

/** Saves the designs of books while they are being changed: one request at a time, typing after a short calm. */
export function createDesignSavers({ send, later }: DesignSaverParts) {
  const change = (bid: string, edit: DesignChange, run: string): void => {
    savers.edit(bid, { ...anyVersion, document: undefined }, run, edit)
  }
  const unsaved = (bid: string): DesignChange => {
    const saving = savers.savingOf(bid)
    return saving ? unsavedEdit(saving) : {}
  }
  const savers = createSavers<DesignChange, undefined>({
    later,
    retryDelayMs,
    calmMs: 250,
    async send(bid, document, { edit, run }) {
      const kind = await send(bid, { ...bodyOf(edit), run })
      return kind === 'saved' ? { kind: 'answered', ...anyVersion, document } : { kind }
    },
  })
  return {
    store: savers.store,
    /** Changes with the same run, one after the other, are one step of undo. */
    change,
    /** A change that is made of the design as it is: `saved`, with what the store does not have yet. */
    changeNewest(bid: string, saved: Design, edit: (newest: Design) => DesignChange, run: string): void {
      change(bid, edit({ ...saved, ...unsaved(bid) }), run)
    },
    /** What the store does not have yet. */
    unsaved,
    state: (bid: string) => savingState(savers.savingOf(bid)),
    /** Once everything was answered. */
    flush: savers.flush,
  }
}

/** A design has no versions: the last one who changes a field is right. */
const anyVersion = { version: 0 }

/** The cover whole: what it does not have is taken away in the store, too. */
function bodyOf({ cover, ...rest }: DesignChange): Body {
  if (!cover) return rest
  return { ...rest, cover: { imageId: null, pic: null, crop: null, ...cover } }
}

/** ms; nobody answered so many times. */
function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 20_000)
}
