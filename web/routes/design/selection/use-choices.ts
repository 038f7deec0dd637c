import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, Asked } from '#contract/call'
import type { SocialItem } from '#contract/item'
import type { ContentType } from '#contract/shapes'
import { changeSocialItem, chooseAll, chooseChapter } from '#contract/social-books'
import { callApi } from '../../../api/client.ts'
import { bookQuery } from '../../../pages/page-queries.ts'
import { showError } from '../../../show/toast.ts'
import { type ItemsPage, withItem } from './selection-queries.ts'

export interface Choices {
  busy: boolean
  failed: boolean
  /** Takes an item into the book or out of it, or into the bin or out of it. */
  item(item: SocialItem, change: { chosen: boolean } | { deleted: boolean }): void
  month(cid: string, chosen: boolean): void
  all(chosen: boolean, from: string): void
}

/** Chooses what goes into the book. It shows at once; what the server refuses is taken back. */
export function useChoices(bid: string, sid: string, type: ContentType): Choices {
  const queries = useQueryClient()
  const [open, setOpen] = useState(0)
  const read = () => {
    void queries.invalidateQueries({ queryKey: ['social', sid] })
    void queries.invalidateQueries({ queryKey: bookQuery({ bid }).queryKey })
  }
  const show = (change: (page: ItemsPage | undefined) => ItemsPage | undefined) =>
    queries.setQueriesData<ItemsPage>({ queryKey: ['items', sid] }, change)
  // an earlier change of the same item may have been answered since this one was wished
  const versionOf = ({ itemId, version }: SocialItem) =>
    queries
      .getQueriesData<ItemsPage>({ queryKey: ['items', sid] })
      .flatMap(([, page]) => page?.items.filter(one => one.itemId === itemId) ?? [])
      .reduce((newest, one) => Math.max(newest, one.version), version)
  const one = useMutation({
    // one after the other
    scope: { id: `items ${sid}` },
    mutationFn: ({
      item,
      change,
    }: {
      item: SocialItem
      change: Partial<Asked<typeof changeSocialItem>['body']>
    }) =>
      callApi(changeSocialItem, {
        params: { sid, cid: item.chapterId, itemId: item.itemId },
        body: { version: versionOf(item), ...change },
      }),
    onSuccess: after => show(page => withItem(page, after)),
    onError: error => {
      void showError(error)
      void queries.invalidateQueries({ queryKey: ['items', sid] })
    },
  })
  const many = useMutation({
    mutationFn: (ask: () => Promise<Answer<typeof chooseAll>>) => ask(),
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: ['items', sid] }),
  })
  const counted = <T>(work: Promise<T>) => {
    setOpen(held => held + 1)
    // what went wrong was said by the mutation
    void work
      .catch(() => {})
      .finally(() => {
        setOpen(held => held - 1)
        read()
      })
  }
  const showChosen = (which: (item: SocialItem) => boolean, chosen: boolean) =>
    show(
      page => page && { ...page, items: page.items.map(item => (which(item) ? { ...item, chosen } : item)) },
    )
  return {
    busy: open > 0,
    failed: one.isError || many.isError,
    item(item, change) {
      show(page => withItem(page, { ...item, ...change }))
      counted(one.mutateAsync({ item, change }))
    },
    month(cid, chosen) {
      showChosen(item => item.type === type && item.chapterId === cid, chosen)
      counted(
        many.mutateAsync(() => callApi(chooseChapter, { params: { sid, cid }, body: { type, chosen } })),
      )
    },
    all(chosen, from) {
      showChosen(item => item.type === type && (!from || item.from === from), chosen)
      const body = { type, chosen, ...(from && { from }) }
      counted(many.mutateAsync(() => callApi(chooseAll, { params: { sid }, body })))
    },
  }
}
