import { Drawer } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../session/use-user.ts'
import { useCloseByBack } from '../ui/close-by-back.ts'
import { dialogAttributes } from '../ui/dialog-attributes.ts'
import { loadLater } from '../ui/load-later.ts'
import { menuEntries } from './menu-entries.ts'
import styles from './mobile-nav.module.css'
import { SupportLink } from './support-link.tsx'
import { useIsStaff } from './use-is-staff.ts'
import { useLogOut } from './use-log-out.ts'
import '../ui/theme/dialogs.css'
import '@mantine/core/styles/Drawer.layer.css'

const RegionDialog = loadLater(() => import('./region-dialog.tsx').then(module => module.RegionDialog))

/** The navigation of phones. Mounted while it is open. */
export function MobileNav({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('web-frame')
  const user = useUser()
  const leave = useLogOut()
  const isStaff = useIsStaff(user?.uid)
  const [choosing, choose] = useState(false)
  useCloseByBack(true, onClose)
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        position="right"
        size="min(20rem, 86vw)"
        title={t('brand')}
        attributes={dialogAttributes(t('brand'))}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <nav className={styles.list} aria-label={t('nav.label')}>
          {user &&
            menuEntries.map(({ to, title }) => (
              <Link key={to} to={to} onClick={onClose}>
                {t(`nav.${title}`)}
              </Link>
            ))}
          {user && (
            <Link to="/app/profile" onClick={onClose}>
              {t('nav.profile')}
            </Link>
          )}
          {isStaff && (
            <Link to="/desk" onClick={onClose}>
              {t('titles.desk')}
            </Link>
          )}
          {!user && (
            <>
              <Link to="/pricing" onClick={onClose}>
                {t('nav.pricing')}
              </Link>
              <Link to="/faq" onClick={onClose}>
                {t('nav.faq')}
              </Link>
            </>
          )}
          <button type="button" onClick={() => choose(true)}>
            {t('nav.language')}
          </button>
          <SupportLink />
          {user && (
            <button type="button" onClick={leave}>
              {t('nav.logOut')}
            </button>
          )}
        </nav>
      </Drawer>
      {choosing && (
        <Suspense>
          <RegionDialog onClose={() => choose(false)} />
        </Suspense>
      )}
    </>
  )
}
