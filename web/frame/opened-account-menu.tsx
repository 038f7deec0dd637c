import { Menu } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SessionUser } from '../session/user.ts'
import { AvatarButton } from './account-menu.tsx'
import { loadLater } from './load-later.ts'
import { menuEntries } from './menu-entries.ts'
import { useLogOut } from './use-log-out.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'

const RegionDialog = loadLater(() => import('./region-dialog.tsx').then(found => found.RegionDialog))

/** What opens under the avatar, open as soon as it is there. */
export function OpenedAccountMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('web-frame')
  const [choosing, choose] = useState(false)
  const leave = useLogOut()
  const [opened, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // the button that was pressed is gone: the focus goes on from this one, and comes back to it
    button.current?.focus({ preventScroll: true })
    open(true)
  }, [])
  return (
    <>
      <Menu
        opened={opened}
        onChange={open}
        position="bottom-end"
        width={220}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <AvatarButton ref={button} user={user} />
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
