import { IconMenu2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../session/use-user.ts'
import { loadLater } from '../ui/load-later.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'
import seal from './seal.svg'
import { StartButton } from './start-button.tsx'

const MobileNav = loadLater(() => import('./mobile-nav.tsx').then(module => module.MobileNav))

/** The head of every screen but the design's. */
export function Header() {
  const { t } = useTranslation('web-frame')
  const user = useUser()
  const [navOpened, openNav] = useState(false)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand}>
          <img src={seal} width="28" height="28" alt="" />
          {t('brand')}
        </Link>
        <nav className={styles.links} aria-label={t('nav.label')}>
          {user ? (
            <>
              <Link to="/app/shelf">{t('nav.shelf')}</Link>
              <Link to="/app/orders">{t('nav.orders')}</Link>
            </>
          ) : (
            <>
              <Link to="/pricing">{t('nav.pricing')}</Link>
              <Link to="/faq">{t('nav.faq')}</Link>
            </>
          )}
        </nav>
        <div className={styles.account}>{user ? <AccountMenu user={user} /> : <StartButton size="sm" />}</div>
        <button
          type="button"
          className={styles.burger}
          aria-label={t('nav.open')}
          onClick={() => openNav(true)}
        >
          <IconMenu2 size={24} stroke={1.5} aria-hidden />
        </button>
        {navOpened && (
          <Suspense>
            <MobileNav onClose={() => openNav(false)} />
          </Suspense>
        )}
      </div>
    </header>
  )
}
