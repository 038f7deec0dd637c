import { MantineProvider, Notification } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { createRoot } from 'react-dom/client'
import { create } from 'zustand'
import { words } from '../i18n/words.ts'
import { theme } from './theme/theme.ts'
import type { Toast } from './toast.ts'
import styles from './toast-host.module.css'
import { type Placed, placeOf, withoutToast, withToast } from './toast-places.ts'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'

type Shown = Placed & Toast

const icons = { success: IconCheck, error: IconAlertTriangle, notice: IconInfoCircle }
const colours = { success: 'ink.7', error: 'seal', notice: 'ink.5' }
const useShown = create<readonly Shown[]>(() => [])
let standing = false

/** Shows a toast in a root of its own, so that it outlives the screen that said it and costs the first load nothing. */
export function show(toast: Toast): void {
  if (!standing) stand()
  // a new id each time: the same words said again are read out again, and stay as long as the first
  const id = randomId()
  useShown.setState(shown => withToast(shown, { ...toast, id, place: placeOf(toast), isGone: false }), true)
  if (!toast.stays) setTimeout(() => hide(id), 3_000)
}

function hide(id: string): void {
  useShown.setState(shown => withoutToast(shown, id), true)
}

function stand(): void {
  standing = true
  const room = document.body.appendChild(document.createElement('div'))
  createRoot(room).render(
    <MantineProvider theme={theme} forceColorScheme="light">
      <ToastHost />
    </MantineProvider>,
  )
}

function ToastHost() {
  const shown = useShown()
  return (
    <div className={styles.host}>
      {shown.map(({ id, kind, text, stays, isGone }) => {
        const Icon = icons[kind]
        return (
          <Notification
            key={id}
            // what goes by itself must not lie in the way of the next press
            className={(stays ? styles.waiting : styles.passing) ?? ''}
            data-gone={isGone || undefined}
            role={kind === 'error' ? 'alert' : 'status'}
            icon={<Icon size={18} stroke={1.75} aria-hidden />}
            color={colours[kind]}
            withCloseButton={Boolean(stays)}
            closeButtonProps={{ 'aria-label': words.t('web-frame:close') }}
            onClick={() => hide(id)}
          >
            {text}
          </Notification>
        )
      })}
    </div>
  )
}
