import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Order } from './order-queries.ts'
import { statusAddress } from './status-address.ts'

/** Where an order leads on to: its payment, its files, its parcel. */
export function OrderWays({ order }: { order: Order }) {
  const { t } = useTranslation('web-orders')
  const { oid, state, lines, shipment } = order
  const isPaid = state === 'paid' || state === 'partlyRefunded'
  return (
    <>
      {state === 'pending' && (
        // an order has lines
        <Button component={Link} to={statusAddress(lines[0]?.bid ?? '', oid)} size="sm">
          {t('pay')}
        </Button>
      )}
      {isPaid && (
        <Button component={Link} to={`/app/pdf?oid=${encodeURIComponent(oid)}`} variant="default" size="sm">
          {t('files')}
        </Button>
      )}
      {shipment.trackingUrl && (
        <Button
          component="a"
          href={shipment.trackingUrl}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="sm"
        >
          {t('track')}
        </Button>
      )}
    </>
  )
}
