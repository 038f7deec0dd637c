import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { SocialItem } from '#contract/item'
import { changeSocialItem, chooseAll, chooseChapter } from '#contract/social-books'
import type { ContentType } from '#domain/catalogue/content-types'
import { callApi } from '../../api/client.ts'
import { showError } from '../../ui/toast.ts'
import { bookWith, type Choice, itemWith } from './choice.ts'
import { foundBy, type SelectionFilter } from './selection-filter.ts'
import {
  type ItemsPage,
  itemsKey,
  readAllAnew,
  readAnew,
  type SocialBook,
  socialKey,
} from './selection-queries.ts'

export interface Choices {
  busy: boolean
  failed: boolean
  /** Takes an item into the book or out of it, or into the bin or out of it. */
  item(item: SocialItem, change: { chosen: boolean } | { deleted: boolean }): void
  month(cid: string, chosen: boolean): void
  all(chosen: boolean, from: string): void
  found(chosen: boolean, filter: SelectionFilter): void
}

/** Chooses what goes into the book, one wish after the other; `usePendingChoices` shows them before they are answered. */
export function useChoices(bid: string, sid: string, type: ContentType): Choices {
  const queries = useQueryClient()
  const pending = usePendingChoices(sid)
  const { mutate, isError } = useMutation({
    mutationKey: choosing(sid),
    scope: { id: `choose ${sid}` },
    mutationFn: (choice: Choice) => send(queries, sid, choice),
    onSuccess(after, choice) {
      const shown = (item: SocialItem) => (after?.itemId === item.itemId ? after : itemWith(item, [choice]))
      queries.setQueriesData<ItemsPage>(
        { queryKey: itemsKey(sid) },
        page => page && { ...page, items: page.items.map(shown) },
      )
      queries.setQueriesData<SocialBook>(
        { queryKey: socialKey(sid) },
        book => book && bookWith(book, [choice]),
      )
      // all of them have new versions, which the next choice has to name
      return choice.kind === 'item' ? undefined : readAllAnew(queries, sid)
    },
    // what was refused is not pending any more, and with that it is not shown any more
    onError: showError,
    onSettled() {
      // what is read while more is wished is old when it comes
      if (queries.isMutating({ mutationKey: choosing(sid) }) > 1) return
      readAnew(queries, bid, sid)
    },
  })
  return {
    busy: pending.length > 0,
    failed: isError,
    item: (item, change) => mutate({ kind: 'item', item, change }),
    month: (month, chosen) => mutate({ kind: 'month', type, month, chosen }),
    all: (chosen, from) => mutate({ kind: 'all', type, from, chosen }),
    found: (chosen, filter) => mutate({ kind: 'found', filter, chosen }),
  }
}

/** What was wished and is not answered yet, in its order. */
export function usePendingChoices(sid: string): Choice[] {
  return useMutationState({
    filters: { mutationKey: choosing(sid), status: 'pending' },
    // only useChoices has this key
    select: mutation => mutation.state.variables as Choice,
  })
}

/** Key of the mutations that choose. */
export const choosing = (sid: string) => ['choose', sid]

async function send(queries: QueryClient, sid: string, choice: Choice): Promise<SocialItem | undefined> {
  if (choice.kind === 'item') {
    const { item, change } = choice
    const { chapterId: cid, itemId } = item
    const body = { version: newestVersion(queries, sid, item), ...change }
    return callApi(changeSocialItem, { params: { sid, cid, itemId }, body })
  }
  if (choice.kind === 'found') {
    await callApi(chooseAll, { params: { sid }, body: { ...foundBy(choice.filter), chosen: choice.chosen } })
    return undefined
  }
  const { type, chosen } = choice
  if (choice.kind === 'month')
    await callApi(chooseChapter, { params: { sid, cid: choice.month }, body: { type, chosen } })
  else
    await callApi(chooseAll, {
      params: { sid },
      body: { type, chosen, ...(choice.from && { from: choice.from }) },
    })
  return undefined
}

// an earlier change of the same item may have been answered since this one was wished
function newestVersion(queries: QueryClient, sid: string, { itemId, version }: SocialItem): number {
  return queries
    .getQueriesData<ItemsPage>({ queryKey: itemsKey(sid) })
    .flatMap(([, page]) => page?.items.filter(item => item.itemId === itemId) ?? [])
    .reduce((newest, item) => Math.max(newest, item.version), version)
}
