import { Menu } from '@mantine/core'
import { IconFileDownload, IconListCheck, IconPencilPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { OpenedMenu } from '../../ui/opened-menu.tsx'
import { type BookMenuProps, MenuButton } from './book-menu.tsx'

const entries = [
  { kind: 'import', Icon: IconFileDownload, editing: true },
  { kind: 'patch', Icon: IconPencilPlus, editing: true },
  { kind: 'receipt', Icon: IconListCheck, editing: false },
  { kind: 'delete', Icon: IconTrash, editing: false },
] as const

/** The menu of a book. A finalized book takes nothing in any more. */
export function OpenedBookMenu({ book, onOpen }: BookMenuProps) {
  const { t } = useTranslation('web-shelf')
  const { bid, editable } = book
  return (
    <OpenedMenu button={ref => <MenuButton ref={ref} book={book} />}>
      {entries
        .filter(entry => editable || !entry.editing)
        .map(({ kind, Icon }) => (
          <Menu.Item
            key={kind}
            leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
            onClick={() => onOpen({ kind, bid })}
          >
            {t(`menu.${kind}`)}
          </Menu.Item>
        ))}
    </OpenedMenu>
  )
}
