import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useMatches } from 'react-router'
import { z } from 'zod/mini'
import { isLeaving } from '../session/session.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { layoutOf } from './layout-rules.ts'
import { OnTheWay } from './on-the-way.tsx'
import { ScrollPlace } from './scroll-place.tsx'

const handled = z.object({ title: z.string() })

/** What stands around every screen: header and footer where the rules want them, and the page's title. */
export function Frame() {
  const { t } = useTranslation('web-frame')
  const { pathname } = useLocation()
  const { header, footer } = layoutOf(pathname)
  const title = handled.safeParse(useMatches().at(-1)?.handle).data?.title
  const full = title ? `${t(`titles.${title}`)}｜${t('brandSuffix')}` : t('brandSuffix')
  useEffect(() => {
    document.title = full
  }, [full])
  useEffect(() => {
    if (/[?&]login=|#_/.test(location.search + location.hash))
      void import('./show-login-outcome.ts').then(module => module.showLoginOutcome())
    if (isLeaving()) void import('./log-out.ts').then(module => module.logOut())
  }, [])
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      {/* shown where the server says that this is one: the home page is rendered without knowing */}
      <aside className={styles.sandbox} aria-label={t('sandboxLabel')}>
        {t('sandbox')}
      </aside>
      {header && <Header />}
      {header ? (
        <main id="main" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
      ) : (
        <Outlet />
      )}
      {footer && <Footer />}
      <ScrollPlace />
      <OnTheWay />
    </>
  )
}
