import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SocialItem } from '#contract/item'
import { markProof } from '#contract/proofs'
import { entryFields, wordsMark } from '#domain/proofing/entry-words'
import { findDoubts } from '#domain/proofing/find-doubts'
import { callApi } from '../../api/client.ts'
import { showError } from '../../ui/toast.ts'
import { proofsQuery, withProof } from './proof-queries.ts'

/** Marks entries as read through, and keeps the list true while words are typed. */
export function useMarks(sid: string) {
  const queries = useQueryClient()
  // with which words entries were marked here: those may still be on their way
  const marks = useRef(new Map<string, string>())
  const { queryKey } = proofsQuery(sid)
  return {
    /** As its maker sees it now. */
    mark(item: SocialItem, done: boolean): void {
      const { itemId } = item
      const mark = done ? wordsMark(item) : null
      if (mark === null) marks.current.delete(itemId)
      else marks.current.set(itemId, mark)
      queries.setQueryData(queryKey, proofs => withProof(proofs, itemId, { done }))
      callApi(markProof, { params: { sid, itemId }, body: { mark } }).catch(error => {
        void showError(error)
        void queries.invalidateQueries({ queryKey })
      })
    },
    /** An entry was saved. */
    saved(item: SocialItem): void {
      const { itemId, chapterId } = item
      const done = marks.current.get(itemId) === wordsMark(item)
      queries.setQueryData(queryKey, proofs =>
        withProof(proofs, itemId, { done, chapterId, doubts: doubtsOf(item) }),
      )
    },
  }
}

function doubtsOf(item: SocialItem): number {
  return entryFields(item).reduce((sum, { text }) => sum + findDoubts(text).length, 0)
}
