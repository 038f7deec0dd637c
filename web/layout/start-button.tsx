import { Button, type MantineSize } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../session/use-user.ts'
import { loadLater } from '../ui/load-later.ts'

const LoginDialog = loadLater(() => import('./login-dialog.tsx').then(module => module.LoginDialog))

/** Start: a visitor gets the login dialog, who is logged in goes to the shelf. */
export function StartButton({ size = 'md', words }: { size?: MantineSize; words?: string }) {
  const { t } = useTranslation('web-frame')
  const user = useUser()
  const [opened, open] = useState(false)
  const text = words ?? t('nav.start')
  if (user)
    return (
      <Button component={Link} to="/app/shelf" size={size}>
        {text}
      </Button>
    )
  return (
    <>
      <Button size={size} onClick={() => open(true)}>
        {text}
      </Button>
      {opened && (
        <Suspense>
          <LoginDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
