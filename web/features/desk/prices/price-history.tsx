import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceChange } from '#contract/desk-prices'
import type { RegionCode } from '#domain/catalogue/regions'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showError, showToast } from '../../../ui/toast.ts'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { DifferenceList } from './difference-list.tsx'
import { useWithdrawPrices } from './price-queries.ts'

/** Changes of a region's prices: when, what and by whom; one that is still to come can be withdrawn. */
export function PriceHistory({ region, changes }: { region: RegionCode; changes: readonly PriceChange[] }) {
  const { t } = useTranslation('web-desk-shop')
  const [toWithdraw, setToWithdraw] = useState<PriceChange>()
  const withdraw = useWithdrawPrices(region)
  return (
    <section>
      <h2>{t('prices.history')}</h2>
      {changes.length === 0 && <p className={styles.none}>{t('prices.noHistory')}</p>}
      <ol className={styles.books}>
        {changes.map(change => {
          const { changeId, state, validFrom, changedAt, changedBy, differences } = change
          return (
            <li key={changeId} data-state={state}>
              <h3>{[momentText(validFrom), t(`prices.states.${state}`)].join(t('web-desk:between'))}</h3>
              <p className={styles.facts}>
                {t('prices.changedBy', {
                  who: changedBy.name ?? changedBy.uid,
                  moment: momentText(changedAt),
                })}
              </p>
              <DifferenceList differences={differences} />
              {state === 'planned' && (
                <Button variant="default" size="sm" onClick={() => setToWithdraw(change)}>
                  {t('prices.withdraw.action')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {toWithdraw && (
        <ConfirmDialog
          opened
          heading={t('prices.withdraw.heading')}
          text={t('prices.withdraw.text', { moment: momentText(toWithdraw.validFrom) })}
          confirm={t('prices.withdraw.action')}
          busy={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate(toWithdraw.changeId, {
              onSuccess: () => void showToast({ kind: 'success', text: t('prices.withdraw.done') }),
              onError: showError,
              onSettled: () => setToWithdraw(undefined),
            })
          }
          onClose={() => setToWithdraw(undefined)}
        />
      )}
    </section>
  )
}
