import { IconUser } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../session/user.ts'
import { LaterMenu } from '../ui/later-menu.tsx'
import { loadLater } from '../ui/load-later.ts'
import styles from './account-menu.module.css'

const load = () => import('./opened-account-menu.tsx').then(module => module.OpenedAccountMenu)
const OpenedAccountMenu = loadLater<{ user: SessionUser }>(load)

/** The avatar, and what opens under it. */
export function AccountMenu({ user }: { user: SessionUser }) {
  return (
    <LaterMenu load={load} button={props => <AvatarButton {...props} user={user} />}>
      <OpenedAccountMenu user={user} />
    </LaterMenu>
  )
}

export function AvatarButton({ user, ...rest }: { user: SessionUser } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('web-frame')
  return (
    <button {...rest} type="button" className={styles.avatar} aria-label={t('nav.account')}>
      {user.avatar ? (
        <img src={user.avatar} width="36" height="36" alt="" />
      ) : (
        <IconUser size={20} stroke={1.5} aria-hidden />
      )}
    </button>
  )
}
