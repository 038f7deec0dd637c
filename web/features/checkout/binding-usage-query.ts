import { queryOptions } from '@tanstack/react-query'
import { readBindingUsage } from '#contract/prices'
import { callApi } from '../../api/client.ts'

/** How many in a hundred of the books that were sold are bound in each way. */
export const bindingUsageQuery = queryOptions({
  queryKey: ['binding usage'],
  queryFn: ({ signal }) => callApi(readBindingUsage, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ bindings }) => new Map(bindings.map(({ binding, percent }) => [binding, percent])),
})
