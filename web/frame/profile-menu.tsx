import { Menu } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SessionUser } from '../session/user.ts'
import { loadLater } from './load-later.ts'
import { menuEntries } from './menu-entries.ts'
import styles from './profile-menu.module.css'
import { useLogOut } from './use-log-out.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'

const RegionDialog = loadLater(() => import('./region-dialog.tsx').then(found => found.RegionDialog))

/** The avatar and what opens under it. */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('web-frame')
  const [choosing, choose] = useState(false)
  const leave = useLogOut()
  return (
    <>
      <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className={styles.avatar} aria-label={t('nav.account')}>
            {user.avatar ? (
              <img src={user.avatar} width="36" height="36" alt="" />
            ) : (
              <IconUser size={20} stroke={1.5} aria-hidden />
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/app/profile">
            {t('nav.profile')}
          </Menu.Item>
          <Menu.Item onClick={() => choose(true)}>{t('nav.language')}</Menu.Item>
          <Menu.Divider />
          {menuEntries.map(({ to, title }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {t(`nav.${title}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={leave}>{t('nav.logOut')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {choosing && (
        <Suspense>
          <RegionDialog onClose={() => choose(false)} />
        </Suspense>
      )}
    </>
  )
}
