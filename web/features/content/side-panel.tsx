import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCloseByBack } from '../../ui/close-by-back.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { isTouched } from './is-touched.ts'
import styles from './side-panel.module.css'
import { useKeyboardHeight } from './use-keyboard-height.ts'

export interface SidePanelProps {
  label: string
  /** On phones it is only there while it is open; beside the page it always is. */
  opened: boolean
  /** Whether there is something to close beside the page too. */
  closable: boolean
  /** Another one takes the focus. */
  subject: string
  /** Grows each time it is asked for anew, while it may be open already: it takes the focus then. */
  focusRequests: number
  /** A photo was pointed at: nobody wants to write yet, and a phone must not bring up its keyboard. */
  ofPhoto?: boolean
  /** One types on the page beside it, where it is not. */
  takesFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/** The editor beside its page; on phones a sheet from below that leaves the entry in view. */
export function SidePanel(props: SidePanelProps) {
  const {
    label,
    opened,
    closable,
    subject,
    focusRequests,
    ofPhoto = false,
    takesFocus = true,
    onClose,
    children,
  } = props
  const { t } = useTranslation('web-content')
  const panel = useRef<HTMLElement>(null)
  const keyboard = useKeyboardHeight()
  useCloseByBack(opened, onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject begins at its top
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 })
    if (opened && closable && takesFocus)
      focusFirst(panel.current, ofPhoto && isTouched() ? 'button' : 'textarea')
  }, [subject, opened, closable, focusRequests])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && opened && closable && !event.defaultPrevented) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const element = panel.current
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-opened={opened || undefined}
      aria-label={label}
      style={keyboard > 0 ? { bottom: keyboard } : undefined}
    >
      <div className={styles.bar} data-closable={closable || undefined}>
        <h2>{label}</h2>
        <RoundButton label={t('closeEditor')} onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </RoundButton>
      </div>
      {children}
    </aside>
  )
}

function focusFirst(panel: HTMLElement | null, wanted: 'textarea' | 'button'): void {
  // who clicked on words wants to write
  const field = panel?.querySelector<HTMLElement>(wanted) ?? panel?.querySelector<HTMLElement>('button')
  field?.focus({ preventScroll: true })
}
