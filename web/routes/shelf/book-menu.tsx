import { IconDots } from '@tabler/icons-react'
import { type ComponentPropsWithRef, Suspense, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { loadLater } from '../../frame/load-later.ts'
import { RoundButton } from '../../show/round-button.tsx'
import styles from './book-row.module.css'
import type { Asked } from './shelf-dialog.tsx'

export interface BookMenuProps {
  book: Book
  onOpen: (asked: Asked) => void
}

const load = () => import('./opened-menu.tsx').then(found => found.OpenedMenu)
const OpenedMenu = loadLater<BookMenuProps>(load)
// a press that finds it missing says so
const preload = () => void load().catch(() => undefined)

/** What else one can do with a book. The menu itself comes with the first press; until it is there, the button stays. */
export function BookMenu(props: BookMenuProps) {
  const [isAsked, ask] = useState(false)
  const [, start] = useTransition()
  return (
    <Suspense>
      {isAsked ? (
        <OpenedMenu {...props} />
      ) : (
        <MenuButton
          book={props.book}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => start(() => ask(true))}
        />
      )}
    </Suspense>
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
