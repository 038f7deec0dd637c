import { useQuery } from '@tanstack/react-query'
import { readPaymentKey } from '#contract/payments'
import type { RegionCode } from '#domain/catalogue/regions'
import { callApi } from '../../api/client.ts'
import { type Card, useCard } from './use-card.ts'

/** The card fields, started when somebody wants to pay by card. */
export function useCardFields(isWanted: boolean, region: RegionCode): Card {
  const { data, isError, refetch } = useQuery({
    queryKey: ['payment key', 'card'],
    queryFn: ({ signal }) => callApi(readPaymentKey, { query: { method: 'card' } }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const start = isWanted && data?.key && data.script ? { key: data.key, script: data.script } : undefined
  const card = useCard(start, isError, region)
  return isError ? { ...card, retry: () => void refetch() } : card
}
