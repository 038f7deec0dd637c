import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import {
  changeDeskJob,
  type DeskJobState,
  deskJobStates,
  type JobAct,
  listDeskJobs,
} from '#contract/desk-jobs'
import { callApi } from '../../../api/client.ts'
import { actsKey } from '../acts/act-queries.ts'

/** Which jobs are shown; it stands in the address. */
export interface JobFilter {
  state: DeskJobState
  kind?: string
  /** Id of a person, a book or an order. */
  about?: string
}

const listKey = 'desk jobs'

/** What an address says; what is no such thing is left out. What failed is looked at most. */
export function jobFilterOf(params: URLSearchParams): JobFilter {
  const state = deskJobStates.find(name => name === params.get('state')) ?? 'failed'
  const kind = params.get('kind')?.slice(0, 100)
  const about = params.get('about')?.trim()
  return {
    state,
    ...(kind && { kind }),
    ...(about && /^[A-Za-z0-9_-]{1,64}$/.test(about) && { about }),
  }
}

/** The latest first, fifty at a time, with how many there are of each kind. */
export function deskJobsQuery(filter: JobFilter) {
  return infiniteQueryOptions({
    queryKey: [listKey, filter],
    queryFn: ({ signal, pageParam }) => {
      const query: CallInput<typeof listDeskJobs>['query'] = { ...filter, ...pageParam }
      return callApi(listDeskJobs, { query }, { signal })
    },
    // where nothing is known of what comes before
    initialPageParam: undefined as { before: string; beforeId: string } | undefined,
    getNextPageParam: ({ hasMore, jobs }) => {
      const last = jobs.at(-1)
      return hasMore && last ? { before: last.at, beforeId: last.jobId } : undefined
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Does something about a job; the lists are shown as they are after it. */
export function useJobAct() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ jobId, act, reason }: { jobId: string; act: JobAct; reason: string }) =>
      callApi(changeDeskJob, { params: { jobId }, body: { act, reason } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [actsKey] })
      return queries.invalidateQueries({ queryKey: [listKey] })
    },
  })
}
