import { Button } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SupportLink } from '../../layout/support-link.tsx'
import { useUser } from '../../session/use-user.ts'
import { settings } from '../../settings/settings.ts'
import { loadLater } from '../../ui/load-later.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import styles from './shelf.module.css'
import type { Shelf } from './use-shelf.ts'

const SupportHint = loadLater(() => import('./support-hint.tsx').then(module => module.SupportHint))

/** What one does with the shelf as a whole. */
export function ShelfHead({ shelf, onCreate }: { shelf: Shelf; onCreate: () => void }) {
  const { t } = useTranslation('web-shelf')
  const uid = useUser()?.uid
  const isInBrowser = useInBrowser()
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('heading')}</h1>
        <p>
          <a href={settings().tutorialAddress ?? '/#steps'}>{t('tutorial')}</a>
          {settings().supportAddress && uid && isInBrowser && (
            <Suspense fallback={<SupportLink />}>
              <SupportHint uid={uid} />
            </Suspense>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        <RoundButton
          label={t('refresh')}
          className={styles.refresh}
          data-busy={shelf.query.isFetching || undefined}
          onClick={() => void shelf.query.refetch()}
        >
          <IconRefresh size={20} stroke={1.5} aria-hidden />
        </RoundButton>
        <Button
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          loading={shelf.creating}
          onClick={onCreate}
        >
          {t('create')}
        </Button>
      </div>
    </header>
  )
}
