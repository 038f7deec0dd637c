import { queryOptions } from '@tanstack/react-query'
import type { Answer, CallInput } from '#contract/call'
import { type decidePrivacy, listPrivacy } from '#contract/privacy'
import { callApi } from '../../api/client.ts'

export type Found = Answer<typeof listPrivacy>
export type Group = Found['groups'][number]
export type Decision = CallInput<typeof decidePrivacy>['body']

/** What may be private in a book, gathered by what it is. */
export function privacyQuery(sid: string) {
  return queryOptions({
    queryKey: ['privacy', sid],
    queryFn: ({ signal }) => callApi(listPrivacy, { params: { sid } }, { signal }),
  })
}
