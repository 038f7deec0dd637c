import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { momentText } from '../books/book-dates.ts'
import { Facts } from './facts.tsx'

/** How far the printing and the parcel are. */
export function DeskShipment({
  order: { shipment, shippingWay },
}: {
  order: Pick<DeskOrder, 'shipment' | 'shippingWay'>
}) {
  const { t } = useTranslation('web-desk')
  const { state, printer, jobId, reprints, handedOverAt, shippedAt, trackingNumber, trackingUrl } = shipment
  const parcel = trackingUrl ? (
    <a href={trackingUrl} target="_blank" rel="noreferrer">
      {trackingNumber ?? trackingUrl}
    </a>
  ) : (
    trackingNumber
  )
  return (
    <section>
      <h2>{t('shipment.heading')}</h2>
      <Facts
        rows={[
          [t('shipment.way'), t(`ways.${shippingWay}`)],
          [t('shipment.state'), t(`shipments.${state}`)],
          [t('shipment.printer'), printer && t(`printers.${printer}`)],
          [t('shipment.job'), jobId],
          [t('shipment.handedOver'), handedOverAt && momentText(handedOverAt)],
          [t('shipment.reprints'), reprints > 0 && t('times', { count: reprints })],
          [t('shipment.shipped'), shippedAt && momentText(shippedAt)],
          [t('shipment.tracking'), parcel],
        ]}
      />
    </section>
  )
}
