import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './footer.module.css'
import { RegionButton } from './region-button.tsx'
import { SupportLink } from './support-link.tsx'

export function Footer() {
  const { t } = useTranslation('web-frame')
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>
          <strong>{t('brand')}</strong>
          {t('footer.line')}
        </p>
        <div className={styles.links}>
          <Link to="/pricing">{t('nav.pricing')}</Link>
          <Link to="/faq">{t('nav.faq')}</Link>
          <SupportLink />
          <RegionButton />
        </div>
      </div>
    </footer>
  )
}
