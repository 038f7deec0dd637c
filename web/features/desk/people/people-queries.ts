import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import {
  changeDeskQuotas,
  deleteDeskPerson,
  disableDeskPerson,
  enableDeskPerson,
  endDeskSessions,
  keepDeskPerson,
  listDeskPeople,
  readDeskPerson,
} from '#contract/desk-people'
import type { QuotaFigures } from '#domain/quotas/quotas'
import { callApi } from '../../../api/client.ts'
import { actsKey } from '../acts/act-queries.ts'

/** Which people are shown; it stands in the address. */
export interface PeopleFilter {
  search?: string
  disabled?: 'true'
}

const listKey = 'desk people'

/** What an address says; what is no such thing is left out. */
export function peopleFilterOf(params: URLSearchParams): PeopleFilter {
  const search = params.get('search')?.trim().slice(0, 100)
  return { ...(search && { search }), ...(params.get('disabled') === 'true' && { disabled: 'true' }) }
}

/** The newest first, fifty at a time. */
export function deskPeopleQuery(filter: PeopleFilter) {
  return infiniteQueryOptions({
    queryKey: [listKey, filter],
    queryFn: ({ signal, pageParam }) => {
      const query: NonNullable<CallInput<typeof listDeskPeople>['query']> = { ...filter, ...pageParam }
      return callApi(listDeskPeople, { query }, { signal })
    },
    // where nothing is known of what comes before
    initialPageParam: undefined as { before: string; beforeUid: string } | undefined,
    getNextPageParam: ({ hasMore, people }) => {
      const last = people.at(-1)
      return hasMore && last ? { before: last.createdAt, beforeUid: last.uid } : undefined
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function deskPersonQuery(uid: string) {
  return queryOptions({
    queryKey: ['desk person', uid],
    queryFn: ({ signal }) => callApi(readDeskPerson, { params: { uid } }, { signal }),
    staleTime: 0,
  })
}

export type PersonAct =
  | { kind: 'disable' | 'enable' | 'keep' | 'endSessions'; reason: string }
  | { kind: 'delete'; reason: string; name: string }
  | { kind: 'quotas'; reason: string; quotas: Partial<QuotaFigures>; seen: Partial<QuotaFigures> }

const plain = {
  disable: disableDeskPerson,
  enable: enableDeskPerson,
  keep: keepDeskPerson,
  endSessions: endDeskSessions,
}

/** Does one of the acts; the person is shown as it is after it, also where somebody else was faster. */
export function usePersonAct(uid: string) {
  const queries = useQueryClient()
  const { queryKey } = deskPersonQuery(uid)
  return useMutation({
    mutationFn: ({ kind, ...rest }: PersonAct) => {
      const params = { uid }
      const { reason } = rest
      if ('name' in rest) return callApi(deleteDeskPerson, { params, body: { reason, name: rest.name } })
      if ('quotas' in rest) {
        const { quotas, seen } = rest
        return callApi(changeDeskQuotas, { params, body: { reason, quotas, seen } })
      }
      // the two others were told apart by what they bring
      return callApi(plain[kind as keyof typeof plain], { params, body: { reason } })
    },
    onSuccess: ({ person }) => queries.setQueryData(queryKey, person),
    onError: () => queries.invalidateQueries({ queryKey }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [actsKey] })
      return queries.invalidateQueries({ queryKey: [listKey] })
    },
  })
}
