import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Says, once it was asked, that nobody need be reminded of something any more. */
export function SettleButton({ busy, onSettle }: { busy: boolean; onSettle: () => void }) {
  const { t } = useTranslation('web-desk-shop')
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button size="sm" variant="default" disabled={busy} onClick={() => ask(true)}>
        {t('troubles.settle.action')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          opened
          heading={t('troubles.settle.heading')}
          text={t('troubles.settle.text')}
          confirm={t('troubles.settle.action')}
          onConfirm={() => {
            onSettle()
            ask(false)
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
