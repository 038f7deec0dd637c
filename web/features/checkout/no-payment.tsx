import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../ui/plain-page.tsx'
import { type OrderFault, orderFault } from '../orders/order-fault.ts'

/** What stands where a payment will be: it is being read, did not come, or there is none. */
export function NoPayment(props: OrderFault & { onRetry: () => void }) {
  const { t } = useTranslation('web-checkout')
  const fault = orderFault(props)
  if (!fault) return <div aria-busy style={{ minHeight: '24rem' }} />
  return (
    <PlainPage heading={t(fault === 'none' ? 'status.none' : 'failed.heading')}>
      {fault === 'failed' && <Button onClick={props.onRetry}>{t('failed.retry')}</Button>}
      <Button component={Link} to="/app/orders" variant={fault === 'failed' ? 'default' : 'filled'}>
        {t('status.toOrders')}
      </Button>
    </PlainPage>
  )
}
