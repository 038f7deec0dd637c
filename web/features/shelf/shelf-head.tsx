import { Button } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SupportLink } from '../../layout/support-link.tsx'
import { settings } from '../../settings/settings.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './shelf.module.css'
import type { Shelf } from './use-shelf.ts'

/** What one does with the shelf as a whole. */
export function ShelfHead({ shelf, onCreate }: { shelf: Shelf; onCreate: () => void }) {
  const { t } = useTranslation('web-shelf')
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('heading')}</h1>
        <p>
          <a href={settings().tutorialAddress ?? '/#steps'}>{t('tutorial')}</a>
          <SupportLink />
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
