import { type ComponentProps, type ReactNode, Suspense, useState, useTransition } from 'react'

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
  const [, start] = useTransition()
  // a press that finds it missing says so
  const preload = () => void load().catch(() => undefined)
  return (
    <Suspense>
      {isAsked
        ? children
        : button({
            'aria-haspopup': 'menu',
            'aria-expanded': false,
            onPointerEnter: preload,
            onFocus: preload,
            onClick: () => start(() => ask(true)),
          })}
    </Suspense>
  )
}
