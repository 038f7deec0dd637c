import { queryOptions } from '@tanstack/react-query'
import { readWarnings } from '#contract/book-check'
import type { Answer } from '#contract/call'
import { callApi } from '../../api/client.ts'

export type Warning = Answer<typeof readWarnings>['warnings'][number]

/** What a printer would object to. */
export function warningsQuery(bid: string) {
  return queryOptions({
    queryKey: ['warnings', bid],
    queryFn: ({ signal }) => callApi(readWarnings, { params: { bid } }, { signal }),
  })
}
