import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'

export interface LaterMenuProps {
  /** Fetches what is opened. */
  load: () => Promise<unknown>
  button: (props: ComponentProps<'button'>) => ReactNode
  /** The button with its menu, once that is asked for. */
  children: ReactNode
}

/** A button whose menu comes with the first press; until it is there, the button stays. */
export function LaterMenu({ load, button, children }: LaterMenuProps) {
  const [isAsked, ask] = useState(false)
  // a press that finds it missing says so
  const preload = () => void load().catch(() => undefined)
  const alone = button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => ask(true),
  })
  return isAsked ? <Suspense fallback={alone}>{children}</Suspense> : alone
}
