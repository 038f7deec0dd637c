import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askForNotice } from '#contract/notices'
import { callApi } from '../../../api/client.ts'
import { showError } from '../../../ui/toast.ts'
import { askToNotify } from './notify.ts'
import styles from './tell-me.module.css'

/** "Tell me when it is done": by the browser if it may, by mail where there is an address, and in the title of the tab anyhow. */
export function TellMe({ bid }: { bid: string }) {
  const { t } = useTranslation('web-import')
  const asking = useMutation({
    async mutationFn() {
      const [{ isMailed }, isNotified] = await Promise.all([
        callApi(askForNotice, { params: { bid } }),
        askToNotify(),
      ])
      return { isMailed, isNotified }
    },
    onError: showError,
  })
  const { data } = asking
  return (
    <div className={styles.tell}>
      {data ? (
        <p role="status">{t(`away.${wayOf(data)}`)}</p>
      ) : (
        <Button
          variant="subtle"
          color="ink.9"
          size="compact-sm"
          loading={asking.isPending}
          leftSection={<IconBell size={16} stroke={1.5} aria-hidden />}
          onClick={() => asking.mutate()}
        >
          {t('away.ask')}
        </Button>
      )}
    </div>
  )
}

function wayOf({ isMailed, isNotified }: { isMailed: boolean; isNotified: boolean }) {
  if (isMailed) return isNotified ? 'byBoth' : 'byMail'
  return isNotified ? 'byNotice' : 'byTitle'
}
