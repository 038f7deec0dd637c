import { Menu } from '@mantine/core'
import { type ReactElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'

export interface OpenedMenuProps {
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
  /** The entries. */
  children: ReactNode
}

/** A button with its menu, open as soon as it is there: what `LaterMenu` shows in the end. */
export function OpenedMenu({ button, children }: OpenedMenuProps) {
  const [opened, open] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // the button that was pressed is gone: the focus goes on from this one, and comes back to it
    target.current?.focus({ preventScroll: true })
    open(true)
  }, [])
  return (
    <Menu
      opened={opened}
      onChange={open}
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      // work that goes on may push its button out of the window
      hideDetached={false}
    >
      <Menu.Target>{button(target)}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
