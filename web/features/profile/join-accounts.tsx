import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './profile.module.css'

/** The way to join another account of one's own. */
export function JoinAccounts() {
  const { t } = useTranslation('web-profile')
  return (
    <section className={styles.section}>
      <h2>{t('joining.title')}</h2>
      <p className={styles.note}>{t('joining.text')}</p>
      <Button component={Link} to="/app/joining" variant="default">
        {t('joining.open')}
      </Button>
    </section>
  )
}
