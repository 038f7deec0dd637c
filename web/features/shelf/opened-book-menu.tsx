import { Menu } from '@mantine/core'
import {
  type Icon,
  IconBook,
  IconCopy,
  IconCursorText,
  IconDownload,
  IconFileDownload,
  IconListCheck,
  IconPencilPlus,
  IconShare,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OpenedMenu } from '../../ui/opened-menu.tsx'
import { type BookMenuProps, MenuButton } from './book-menu.tsx'
import { previewAddress } from './edit-target.ts'
import type { OpenDialog } from './shelf-dialog.tsx'

const entries: readonly { kind: OpenDialog['kind']; Icon: Icon; wants?: 'editable' | 'pages' }[] = [
  { kind: 'rename', Icon: IconCursorText, wants: 'editable' },
  { kind: 'import', Icon: IconFileDownload, wants: 'editable' },
  { kind: 'patch', Icon: IconPencilPlus, wants: 'editable' },
  { kind: 'receipt', Icon: IconListCheck },
  { kind: 'copy', Icon: IconCopy },
  { kind: 'share', Icon: IconShare, wants: 'pages' },
  { kind: 'pdf', Icon: IconDownload, wants: 'pages' },
  { kind: 'delete', Icon: IconTrash },
]

/** The menu of a book. A finalized book takes nothing in any more. */
export function OpenedBookMenu({ book, onOpen }: BookMenuProps) {
  const { t } = useTranslation('web-shelf')
  const { bid, editable, totalPage } = book
  const isThere = { editable, pages: totalPage > 0 }
  return (
    <OpenedMenu button={ref => <MenuButton ref={ref} book={book} />}>
      {totalPage > 0 && (
        <Menu.Item
          component={Link}
          to={previewAddress(book)}
          leftSection={<IconBook size={18} stroke={1.5} aria-hidden />}
        >
          {t('preview')}
        </Menu.Item>
      )}
      {entries
        .filter(({ wants }) => wants === undefined || isThere[wants])
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
