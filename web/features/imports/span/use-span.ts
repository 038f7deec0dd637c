import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeSpan, readSocialBook } from '#contract/social-books'
import type { Span } from '#domain/books/span'
import { callApi } from '../../../api/client.ts'
import { showError } from '../../../ui/toast.ts'
import { bookQuery } from '../../reader/page-queries.ts'

/** Months of all that was brought into a book, and the span of them that it takes in. */
export function useSpan(bid: string, sid: string) {
  const queries = useQueryClient()
  const { data: social } = useQuery(spanQuery(sid))
  const saving = useMutation({
    mutationFn: (body: Span) => callApi(changeSpan, { params: { sid }, body }),
    onSuccess(after) {
      queries.setQueryData(spanQuery(sid).queryKey, after)
      const keys = [['social', sid], ['selection', sid], bookQuery({ bid }).queryKey]
      return Promise.all(keys.map(queryKey => queries.invalidateQueries({ queryKey })))
    },
    onError: showError,
  })
  return { social, isSaving: saving.isPending, save: saving.mutateAsync }
}

function spanQuery(sid: string) {
  return queryOptions({
    queryKey: ['social', sid, 'all'],
    queryFn: ({ signal }) => callApi(readSocialBook, { params: { sid } }, { signal }),
    enabled: sid !== '',
  })
}
