import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { showToast } from '../ui/toast.ts'
import { logOut } from './log-out.ts'

/** Logs out, says so and goes home. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation('web-frame')
  const navigate = useNavigate()
  return async () => {
    const ended = logOut()
    await navigate('/')
    await ended
    await showToast({ kind: 'success', text: t('loggedOut') })
  }
}
