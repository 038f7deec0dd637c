import { useTranslation } from 'react-i18next'
import styles from './prices.module.css'
import type { TypesetFiguresProps } from './typeset-figures.tsx'
import { useDifferenceText } from './use-difference-text.ts'
import { useFiguresText } from './use-figures-text.ts'

/** Both bindings, and the paperback beside the present one. */
export function OpenedTypesetFigures({ prices, isPresent }: TypesetFiguresProps) {
  const { t } = useTranslation('web-prices')
  const differenceText = useDifferenceText()
  const figuresText = useFiguresText()
  const [paperback] = prices?.bindings ?? []
  if (!prices || !paperback) return null
  return (
    <>
      {prices.bindings.map(figures => (
        <span key={figures.binding}>{figuresText(figures, !prices.counted)}</span>
      ))}
      <span className={styles.difference}>
        {isPresent ? t('present') : differenceText(paperback.more, prices.counted)}
      </span>
    </>
  )
}
