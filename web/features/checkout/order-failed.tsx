import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What stands where the order will be, when a part of it did not come. */
export function OrderFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('web-checkout')
  return (
    <EmptyState heading={t('failed.heading')}>
      <Button variant="default" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </EmptyState>
  )
}
