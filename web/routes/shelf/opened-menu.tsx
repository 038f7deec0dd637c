import { Menu } from '@mantine/core'
import { IconFileDownload, IconListCheck, IconPencilPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BookMenuProps, MenuButton } from './book-menu.tsx'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'

const entries = [
  { kind: 'import', Icon: IconFileDownload, editing: true },
  { kind: 'patch', Icon: IconPencilPlus, editing: true },
  { kind: 'receipt', Icon: IconListCheck, editing: false },
  { kind: 'delete', Icon: IconTrash, editing: false },
] as const

/** The menu of a book, open as soon as it is there. A finalized book takes nothing in any more. */
export function OpenedMenu({ book, onOpen }: BookMenuProps) {
  const { t } = useTranslation('web-shelf')
  const [opened, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // the button that was pressed is gone: the focus goes on from this one, and comes back to it
    button.current?.focus({ preventScroll: true })
    open(true)
  }, [])
  const { bid, editable } = book
  return (
    <Menu
      opened={opened}
      onChange={open}
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MenuButton ref={button} book={book} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries
          .filter(one => editable || !one.editing)
          .map(({ kind, Icon }) => (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
              onClick={() => onOpen({ kind, bid })}
            >
              {t(`menu.${kind}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
