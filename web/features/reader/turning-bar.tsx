import { IconChevronLeft, IconChevronRight, IconList, IconMaximize, IconMinimize } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './book-reader.module.css'
import { PageSlider } from './page-slider.tsx'

export interface TurningBarProps {
  /** The opening that lies open, and the last one; 0 is the first. */
  at: number
  last: number
  /** The pages of an opening in words. */
  sayOf: (index: number) => string
  onTurn: (index: number) => void
  /** Where the page that is wanted is written. */
  pageNumber: ReactNode
  /** What finds a place in the book. */
  find: { label: string; onOpen: () => void }
  fullScreen: { isOn: boolean; set: (isOn: boolean) => void }
}

/** Below a book: what it is leafed through with. */
export function TurningBar({ at, last, sayOf, onTurn, pageNumber, find, fullScreen }: TurningBarProps) {
  const { t } = useTranslation('web-reading')
  const { isOn } = fullScreen
  return (
    <nav className={styles.turning} aria-label={t('turning')}>
      <RoundButton className={styles.wide ?? ''} label={find.label} onClick={find.onOpen}>
        <IconList size={22} stroke={1.5} aria-hidden />
        <span aria-hidden>{find.label}</span>
      </RoundButton>
      <RoundButton label={t('previous')} disabled={at === 0} onClick={() => onTurn(at - 1)}>
        <IconChevronLeft size={24} stroke={1.5} aria-hidden />
      </RoundButton>
      <PageSlider at={at} last={last} sayOf={sayOf} onTurn={onTurn} />
      <RoundButton label={t('next')} disabled={at === last} onClick={() => onTurn(at + 1)}>
        <IconChevronRight size={24} stroke={1.5} aria-hidden />
      </RoundButton>
      {pageNumber}
      <RoundButton
        className={styles.wide ?? ''}
        label={t(isOn ? 'smaller' : 'fullScreen')}
        onClick={() => fullScreen.set(!isOn)}
      >
        {isOn ? (
          <IconMinimize size={22} stroke={1.5} aria-hidden />
        ) : (
          <IconMaximize size={22} stroke={1.5} aria-hidden />
        )}
        <span aria-hidden>{t(isOn ? 'smaller' : 'fullScreen')}</span>
      </RoundButton>
    </nav>
  )
}
