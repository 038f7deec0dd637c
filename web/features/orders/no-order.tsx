import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../ui/plain-page.tsx'
import { type OrderFault, orderFault } from './order-fault.ts'

/** What stands where an order will be: it is being read, did not come, or there is none. */
export function NoOrder(props: OrderFault & { onRetry: () => void }) {
  const { t } = useTranslation('web-orders')
  const fault = orderFault(props)
  if (!fault) return <div aria-busy style={{ minHeight: '24rem' }} />
  return (
    <PlainPage heading={t(fault)}>
      {fault === 'failed' && <Button onClick={props.onRetry}>{t('retry')}</Button>}
      <Button component={Link} to="/app/orders" variant={fault === 'failed' ? 'default' : 'filled'}>
        {t('toOrders')}
      </Button>
    </PlainPage>
  )
}
