import type { Answer } from '#contract/call'
import type { SocialItem } from '#contract/item'
import type { changeItem } from '#contract/items'
import type { Drafts } from '../../editor/drafts.ts'
import {
  createSavers,
  type SaveOutcome,
  type SaverParts,
  type Saving,
  savingState,
  unrefusedEdit,
} from '../../editor/savers.ts'
import { holdsEdit } from './holds-edit.ts'
import type { Edit, ItemDraft } from './item-drafts.ts'

export type ChangeAnswer = Answer<typeof changeItem>

/** An item where it is; `item` is as the server has it, when that is known here. */
export interface KnownItem {
  chapterId: string
  item?: SocialItem
}

export type ItemSaving = Saving<Edit, KnownItem>

export type SendResult =
  | { answer: ChangeAnswer }
  /** `gone`: the item is not where it was. */
  | { failed: 'unanswered' | 'conflict' | 'gone' }
  | { failed: 'refused'; error: unknown }

export interface ItemSaverParts extends Pick<SaverParts<Edit, KnownItem>, 'later' | 'retryDelayMs'> {
  send(
    where: { itemId: string; chapterId: string },
    edit: Edit & { version: number; run: string },
  ): Promise<SendResult>
  /** The item as it is now, also where the edit put it; undefined when it is nowhere. */
  find(where: { itemId: string; chapterId: string }, edit: Edit): Promise<SocialItem | undefined>
  /** Before anybody hears that it is saved. */
  onAnswer(answer: ChangeAnswer, upTo: number, before: string): void
  onRefused(error: unknown): void
  newRun(): string
  drafts: Drafts<ItemDraft>
}

export type ItemSavers = ReturnType<typeof createItemSavers>

/** Saves items, keeps on the device what is not saved, and finds out about other versions. */
export function createItemSavers(parts: ItemSaverParts) {
  const { find, onAnswer, onRefused, newRun, drafts, later, retryDelayMs } = parts
  const savers = createSavers<Edit, KnownItem>({
    later,
    retryDelayMs,
    keepsRefused: true,
    onSaving: (itemId, saving) => keepDraft(drafts, itemId, saving),
    async send(itemId, { chapterId }, { edit, version, run, upTo }) {
      const where = { itemId, chapterId }
      const result = await parts.send(where, { ...edit, version, run })
      if ('answer' in result) {
        onAnswer(result.answer, upTo, chapterId)
        return answered(result.answer.item)
      }
      if (result.failed === 'unanswered') return { kind: 'unanswered' }
      if (result.failed !== 'refused') return differs(where, edit, upTo)
      onRefused(result.error)
      return { kind: 'refused' }
    },
  })

  // an answer that got lost on its way back looks like another's change: then there is nothing to choose
  async function differs(
    where: { itemId: string; chapterId: string },
    edit: Edit,
    upTo: number,
  ): Promise<SaveOutcome<KnownItem>> {
    const theirs = await find(where, edit).catch(() => 'unanswered' as const)
    if (theirs === 'unanswered') return { kind: 'unanswered' }
    if (!theirs && edit.deleted) return { kind: 'answered', version: 0, document: where }
    // what is in the recycle bin takes no words, and these can be copied
    if (!theirs || (theirs.deleted && !edit.deleted)) return { kind: 'conflict' }
    if (!holdsEdit(theirs, edit)) return { kind: 'conflict', theirs: documentOf(theirs) }
    onAnswer({ item: theirs, chapter: null }, upTo, where.chapterId)
    return answered(theirs)
  }

  return {
    store: savers.store,
    savingOf: savers.savingOf,
    retryAll: savers.retryAll,
    rested: savers.rested,
    forgetSettled: savers.forgetSettled,
    /** Takes a change. Gives its number, by which its answer is known. */
    edit(item: SocialItem, run: string, edit: Edit): number {
      const saving = savers.savingOf(item.itemId)
      const stored = saving?.document.item
      const isNewer = !saving || (stored && item.version > stored.version)
      const document = isNewer ? documentOf(item) : saving.document
      const version = saving ? Math.max(item.version, saving.queue.version) : item.version
      return savers.edit(item.itemId, { document, version }, run, edit)
    },
    /** An item was read anew, after others had changed it or a step was undone. */
    seen(item: SocialItem): void {
      const saving = savers.savingOf(item.itemId)
      const stored = saving?.document.item
      if (saving && (!stored || item.version > stored.version))
        savers.read(item.itemId, documentOf(item), item.version)
    },
    /** Takes up what was not saved when a window was closed; of an item that is on its way already, another time. */
    resume(): void {
      for (const { draft, release } of drafts.all()) {
        const { itemId, chapterId, version, edit, sent, refused } = draft
        if (savers.savingOf(itemId)) continue
        const newest = { document: { chapterId }, version }
        if (sent) savers.edit(itemId, newest, newRun(), sent)
        if (Object.keys(edit).length > 0) savers.edit(itemId, newest, newRun(), edit)
        if (refused) savers.edit(itemId, newest, newRun(), refused)
        release(itemId)
      }
    },
    /** After a conflict: the own words on top of the other version, or not at all. After a refusal: once more, or not at all. */
    choose(itemId: string, kind: 'mine' | 'theirs'): void {
      const saving = savers.savingOf(itemId)
      const theirs = saving?.theirs?.item
      if (saving?.refused && saving.queue.state !== 'conflict') {
        const { document, refused, queue } = saving
        if (kind === 'theirs') savers.dropRefused(itemId)
        else savers.edit(itemId, { document, version: queue.version }, newRun(), refused)
      } else if (kind === 'mine') {
        if (theirs) savers.choose(itemId, { kind, version: theirs.version, run: newRun() })
      }
      // an item that is gone has no version any more
      else savers.choose(itemId, { kind, version: theirs?.version ?? 0 })
    },
  }
}

const documentOf = (item: SocialItem): KnownItem => ({ item, chapterId: item.chapterId })

function answered(item: SocialItem): SaveOutcome<KnownItem> {
  return { kind: 'answered', version: item.version, document: documentOf(item) }
}

function keepDraft(drafts: Drafts<ItemDraft>, itemId: string, saving: ItemSaving): void {
  const { document, queue, refused } = saving
  const { chapterId } = document
  const { version, sent } = queue
  // what is refused stays until somebody lets it go: these may be the only words of their kind
  if (savingState(saving) === 'saved') drafts.drop(itemId)
  else
    drafts.keep(itemId, {
      itemId,
      chapterId,
      version,
      edit: unrefusedEdit(saving),
      ...(sent && queue.queue.length > 0 && { sent: sent.edit }),
      ...(refused && { refused }),
    })
}
