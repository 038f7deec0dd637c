import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import {
  type DeskInvitation,
  invitationStates,
  inviteFromDesk,
  listDeskInvitations,
  renewDeskInvitation,
  withdrawDeskInvitation,
} from '#contract/desk-invitations'
import { callApi } from '../../../api/client.ts'
import { actsKey } from '../acts/act-queries.ts'

/** Which invitations are shown; it stands in the address. */
export interface InvitationFilter {
  state?: DeskInvitation['state']
  search?: string
}

const listKey = 'desk invitations'

/** What an address says; what is no such thing is left out. */
export function invitationFilterOf(params: URLSearchParams): InvitationFilter {
  const state = invitationStates.find(name => name === params.get('state'))
  const search = params.get('search')?.trim().slice(0, 100)
  return { ...(state && { state }), ...(search && { search }) }
}

/** The newest first, fifty at a time. */
export function deskInvitationsQuery(filter: InvitationFilter) {
  return infiniteQueryOptions({
    queryKey: [listKey, filter],
    queryFn: ({ signal, pageParam }) => {
      const query: NonNullable<CallInput<typeof listDeskInvitations>['query']> = { ...filter, ...pageParam }
      return callApi(listDeskInvitations, { query }, { signal })
    },
    // where nothing is known of what comes before
    initialPageParam: undefined as { before: string; beforeId: string } | undefined,
    getNextPageParam: ({ hasMore, invitations }) => {
      const last = invitations.at(-1)
      return hasMore && last ? { before: last.createdAt, beforeId: last.invitationId } : undefined
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The address that is answered stays with who asked: it is in no list that is kept. */
export function useInvite() {
  return useMutation({
    mutationFn: (body: CallInput<typeof inviteFromDesk>['body']) => callApi(inviteFromDesk, { body }),
    gcTime: 0,
    onSettled: useListAnew(),
  })
}

export function useRenew({ invitationId, expiresAt }: DeskInvitation) {
  return useMutation({
    mutationFn: () => callApi(renewDeskInvitation, { params: { invitationId }, body: { seen: expiresAt } }),
    gcTime: 0,
    onSettled: useListAnew(),
  })
}

export function useWithdraw({ invitationId }: DeskInvitation) {
  return useMutation({
    mutationFn: () => callApi(withdrawDeskInvitation, { params: { invitationId } }),
    onSettled: useListAnew(),
  })
}

/** Also where somebody else was faster: then the list says what he did. */
function useListAnew() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [actsKey] })
    return queries.invalidateQueries({ queryKey: [listKey] })
  }
}
