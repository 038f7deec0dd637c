import { Menu } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SessionUser } from '../session/user.ts'
import { loadLater } from '../ui/load-later.ts'
import { OpenedMenu } from '../ui/opened-menu.tsx'
import { AvatarButton } from './account-menu.tsx'
import { menuEntries } from './menu-entries.ts'
import { useIsStaff } from './use-is-staff.ts'
import { useLogOut } from './use-log-out.ts'

const RegionDialog = loadLater(() => import('./region-dialog.tsx').then(module => module.RegionDialog))

/** The avatar with its menu. */
export function OpenedAccountMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('web-frame')
  const [choosing, choose] = useState(false)
  const leave = useLogOut()
  const isStaff = useIsStaff(user.uid)
  return (
    <>
      <OpenedMenu button={ref => <AvatarButton ref={ref} user={user} />}>
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
        {isStaff && (
          <Menu.Item component={Link} to="/desk">
            {t('titles.desk')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={leave}>{t('nav.logOut')}</Menu.Item>
      </OpenedMenu>
      {choosing && (
        <Suspense>
          <RegionDialog onClose={() => choose(false)} />
        </Suspense>
      )}
    </>
  )
}
