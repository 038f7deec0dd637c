import { IconUser } from '@tabler/icons-react'
import { type ComponentPropsWithRef, Suspense, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../session/user.ts'
import styles from './account-menu.module.css'
import { loadLater } from './load-later.ts'

const load = () => import('./opened-account-menu.tsx').then(found => found.OpenedAccountMenu)
const OpenedAccountMenu = loadLater<{ user: SessionUser }>(load)
// a press that finds it missing says so
const preload = () => void load().catch(() => undefined)

/** The avatar. What opens under it comes with the first press; until it is there, the button stays. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [isAsked, ask] = useState(false)
  const [, start] = useTransition()
  return (
    <Suspense>
      {isAsked ? (
        <OpenedAccountMenu user={user} />
      ) : (
        <AvatarButton
          user={user}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => start(() => ask(true))}
        />
      )}
    </Suspense>
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
