import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users'
import { loadLater } from '../../ui/load-later.ts'
import styles from './profile.module.css'

const DeleteAccountDialog = loadLater(() =>
  import('./opened-dialogs.tsx').then(module => module.DeleteAccountDialog),
)

/** The way out for good, below all else. */
export function DeleteAccount({ user }: { user: User }) {
  const { t } = useTranslation('web-profile')
  const [isOpen, open] = useState(false)
  return (
    <section className={`${styles.section} ${styles.danger}`}>
      <h2>{t('deletion.title')}</h2>
      <p className={styles.note}>{t('deletion.text')}</p>
      <Button variant="outline" onClick={() => open(true)}>
        {t('deletion.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog user={user} onClose={() => open(false)} />
        </Suspense>
      )}
    </section>
  )
}
