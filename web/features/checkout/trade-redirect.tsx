import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useUser } from '../../session/use-user.ts'
import { ordersQuery } from '../orders/order-queries.ts'
import { statusAddress } from '../orders/status-address.ts'

/** Where the payment of a book goes on: the order that waits to be paid, else the order check (open points). */
export function TradeRedirect() {
  const { bid = '' } = useParams()
  const uid = useUser()?.uid ?? ''
  const { data, isError } = useQuery(ordersQuery(uid))
  if (!data && !isError) return <div aria-busy />
  const waiting = data?.orders.find(
    order => order.state === 'pending' && order.lines.some(line => line.bid === bid),
  )
  const to = waiting ? statusAddress(bid, waiting.oid) : `/app/checkout?bid=${encodeURIComponent(bid)}`
  return <Navigate to={to} replace />
}
