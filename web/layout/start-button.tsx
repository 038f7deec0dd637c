import { Button, type MantineSize } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../session/use-user.ts'
import { loadLater } from '../ui/load-later.ts'

const loadDialog = () => import('./login-dialog.tsx').then(module => module.LoginDialog)
const LoginDialog = loadLater(loadDialog)

/** Start: a visitor gets the login dialog, who is logged in goes to the shelf. */
export function StartButton({ size = 'md', words }: { size?: MantineSize; words?: string }) {
  const { t } = useTranslation('web-frame')
  const user = useUser()
  const [opened, open] = useState(false)
  const [isComing, setComing] = useState(false)
  const text = words ?? t('nav.start')
  if (user)
    return (
      <Button component={Link} to="/app/shelf" size={size}>
        {text}
      </Button>
    )
  return (
    <>
      <Button
        size={size}
        aria-busy={isComing}
        {...(isComing && { opacity: 0.6 })}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => open(true)}
      >
        {text}
      </Button>
      {opened && (
        <Suspense fallback={<Coming tell={setComing} />}>
          <LoginDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The dialog is on its way: the press is seen at once. */
function Coming({ tell }: { tell: (isComing: boolean) => void }) {
  useEffect(() => {
    tell(true)
    return () => tell(false)
  }, [tell])
  return null
}

/** Who points at the button is about to press it; one that fails is told of at the press. */
function fetchAhead(): void {
  loadDialog().catch(() => undefined)
}
