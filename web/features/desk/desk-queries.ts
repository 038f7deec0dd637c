import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import {
  acceptDeskFiles,
  listDeskOrders,
  readDeskOrder,
  refundDeskOrder,
  refundDeskOrderAgain,
  reprintDeskOrder,
  settleDeskTrouble,
  shipDeskOrder,
} from '#contract/desk'
import { callApi } from '../../api/client.ts'
import type { Sum } from '../prices/sum.ts'
import { actsKey } from './acts/act-queries.ts'
import { type DeskFilter, deskQuery } from './desk-filter.ts'
import { type AfterOrder, followingOrders } from './following-orders.ts'

const listKey = 'desk orders'

/** The newest first, a hundred at a time. */
export function deskOrdersQuery(filter: DeskFilter) {
  return infiniteQueryOptions({
    queryKey: [listKey, filter],
    queryFn: ({ signal, pageParam }) =>
      callApi(listDeskOrders, { query: { ...deskQuery(filter, Date.now()), ...pageParam } }, { signal }),
    // where nothing is known of what comes before
    initialPageParam: undefined as AfterOrder | undefined,
    getNextPageParam: followingOrders,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Those of the filter that wait for the staff, however old they are. */
export function stuckOrdersQuery(filter: DeskFilter) {
  return queryOptions({
    queryKey: [listKey, filter, 'stuck'],
    queryFn: ({ signal }) =>
      callApi(listDeskOrders, { query: { ...deskQuery(filter, Date.now()), stuck: 'true' } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One order, asked again while something goes on by itself. */
export function deskOrderQuery(oid: string) {
  return queryOptions({
    queryKey: ['desk order', oid],
    queryFn: ({ signal }) => callApi(readDeskOrder, { params: { oid } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? 3_000 : false),
  })
}

/** Files are made, or money is given back. */
function isMoving({ shipment, payment, lines }: Answer<typeof readDeskOrder>): boolean {
  const isMaking = lines.some(({ files }) => files === null || files.state === 'making')
  return (
    (shipment.state === 'making' && isMaking) ||
    (shipment.state === 'ready' && shipment.why === null) ||
    (payment?.refunds.some(({ state }) => state === 'asked') ?? false)
  )
}

export type DeskAct =
  | { kind: 'ship'; trackingNumber: string; trackingUrl: string }
  | { kind: 'reprint' | 'accept' }
  | { kind: 'refund'; amount: Sum; refundable: Sum }
  | { kind: 'refundAgain'; rid: string }
  | { kind: 'settle'; troubleId: string }

/** What the staff does with an order; the order is shown as it is after it. */
export function useDeskAct(oid: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (act: DeskAct) => perform(oid, act),
    onSuccess: ({ order }) => {
      queries.setQueryData(deskOrderQuery(oid).queryKey, order)
      void queries.invalidateQueries({ queryKey: [actsKey] })
      return queries.invalidateQueries({ queryKey: [listKey] })
    },
    // it may have been done, and nobody heard
    onError: () => queries.invalidateQueries({ queryKey: deskOrderQuery(oid).queryKey }),
  })
}

function perform(oid: string, act: DeskAct): Promise<Answer<typeof shipDeskOrder>> {
  const params = { oid }
  switch (act.kind) {
    case 'ship': {
      const { trackingNumber, trackingUrl } = act
      return callApi(shipDeskOrder, {
        params,
        body: { trackingNumber, ...(trackingUrl !== '' && { trackingUrl }) },
      })
    }
    case 'reprint':
      return callApi(reprintDeskOrder, { params })
    case 'accept':
      return callApi(acceptDeskFiles, { params })
    case 'refund':
      return callApi(refundDeskOrder, { params, body: { amount: act.amount, refundable: act.refundable } })
    case 'refundAgain':
      return callApi(refundDeskOrderAgain, { params: { oid, rid: act.rid } })
    case 'settle':
      return callApi(settleDeskTrouble, { params: { oid, troubleId: act.troubleId } })
  }
}
