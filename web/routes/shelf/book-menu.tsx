import { Menu } from '@mantine/core'
import { IconDots, IconFileDownload, IconListCheck, IconPencilPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import styles from './book-row.module.css'
import type { Asked } from './shelf-dialog.tsx'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'

const entries = [
  { kind: 'import', Icon: IconFileDownload, editing: true },
  { kind: 'patch', Icon: IconPencilPlus, editing: true },
  { kind: 'receipt', Icon: IconListCheck, editing: false },
  { kind: 'delete', Icon: IconTrash, editing: false },
] as const

/** What else one can do with a book. A finalized one takes nothing in any more. */
export function BookMenu({ book, onOpen }: { book: Book; onOpen: (asked: Asked) => void }) {
  const { t } = useTranslation('web-shelf')
  const { bid, title, editable } = book
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" data-menu-of={bid} className={styles.more} aria-label={t('more', { title })}>
          <IconDots size={20} stroke={1.5} aria-hidden />
        </button>
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
