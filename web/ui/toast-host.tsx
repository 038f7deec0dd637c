import { MantineProvider } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { Notifications, notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { createRoot } from 'react-dom/client'
import { words } from '../i18n/words.ts'
import { placeOf, takePlace } from './take-place.ts'
import { theme } from './theme/theme.ts'
import type { Toast } from './toast.ts'
import styles from './toast-host.module.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

const icons = { success: IconCheck, error: IconAlertTriangle, notice: IconInfoCircle }
const colours = { success: 'ink.7', error: 'seal', notice: 'ink.5' }
let standing = false

/** Shows a toast in a root of its own, so that it outlives the screen that said it and costs the first load nothing. */
export function show(toast: Toast): void {
  if (!standing) stand()
  const { kind, text, stays } = toast
  const Icon = icons[kind]
  // a new id each time: the same words said again are read out again, and stay as long as the first
  const id = randomId()
  const shown = {
    id,
    'data-place': placeOf(toast),
    message: text,
    icon: <Icon size={18} stroke={1.75} aria-hidden />,
    color: colours[kind],
    autoClose: stays ? false : 3_000,
    role: kind === 'error' ? 'alert' : 'status',
    withCloseButton: Boolean(stays),
    closeButtonProps: { 'aria-label': words.t('web-frame:close') },
    onClick: () => notifications.hide(id),
    // what goes by itself must not lie in the way of the next press
    className: (stays ? styles.waiting : styles.passing) ?? '',
  }
  notifications.updateState(notificationsStore, all => takePlace(all, shown))
}

function stand(): void {
  standing = true
  const room = document.body.appendChild(document.createElement('div'))
  createRoot(room).render(
    <MantineProvider theme={theme} forceColorScheme="light">
      {/* at the foot: what closes a dialog is at its head */}
      <Notifications
        className={styles.host ?? ''}
        position="bottom-center"
        zIndex={1000}
        containerWidth={420}
        // as high at once as it will be: one that grows moves those above it for as long
        transitionDuration={0}
      />
    </MantineProvider>,
  )
}
