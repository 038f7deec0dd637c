import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { LaterMenu } from '../../ui/later-menu.tsx'
import { loadLater } from '../../ui/load-later.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './book-row.module.css'
import type { OpenDialog } from './shelf-dialog.tsx'

export interface BookMenuProps {
  book: Book
  onOpen: (dialog: OpenDialog) => void
}

const load = () => import('./opened-book-menu.tsx').then(module => module.OpenedBookMenu)
const OpenedBookMenu = loadLater<BookMenuProps>(load)

/** What else one can do with a book. */
export function BookMenu(props: BookMenuProps) {
  return (
    <LaterMenu load={load} button={button => <MenuButton {...button} book={props.book} />}>
      <OpenedBookMenu {...props} />
    </LaterMenu>
  )
}

/** The three dots. */
export function MenuButton({ book, ...rest }: { book: Book } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('web-shelf')
  const { bid, title } = book
  return (
    <RoundButton {...rest} data-menu-of={bid} className={styles.more} label={t('more', { title })}>
      <IconDots size={20} stroke={1.5} aria-hidden />
    </RoundButton>
  )
}
