import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { createRoot } from 'react-dom/client'
import { words } from '../language/words.ts'
import { theme } from '../theme/theme.ts'
import type { Toast } from './toast.ts'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

const icons = { success: IconCheck, error: IconAlertTriangle, notice: IconInfoCircle }
const colours = { success: 'ink.7', error: 'seal', notice: 'ink.5' }
let standing = false

/** Shows a toast in a root of its own, so that it outlives the screen that said it and costs the first load nothing. */
export function show({ kind, text, stays }: Toast): void {
  if (!standing) stand()
  const Icon = icons[kind]
  const id = notifications.show({
    message: text,
    icon: <Icon size={18} stroke={1.75} aria-hidden />,
    color: colours[kind],
    autoClose: stays ? false : 3_000,
    role: kind === 'error' ? 'alert' : 'status',
    withCloseButton: Boolean(stays),
    closeButtonProps: { 'aria-label': words.t('web-frame:close') },
    onClick: () => notifications.hide(id),
  })
}

function stand(): void {
  standing = true
  const room = document.body.appendChild(document.createElement('div'))
  createRoot(room).render(
    <MantineProvider theme={theme} forceColorScheme="light">
      <Notifications position="top-center" zIndex={1000} containerWidth={420} />
    </MantineProvider>,
  )
}
