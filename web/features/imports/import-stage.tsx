import { useTranslation } from 'react-i18next'
import styles from './import-progress.module.css'
import type { ImportStage } from './import-stages.ts'
import { Meter } from './meter.tsx'

/** One stage of an import: what, how many of how many, and what it waits for. */
export function ImportStageLine({ stage }: { stage: ImportStage }) {
  const { t } = useTranslation('web-import')
  const { what, state, why } = stage
  const label = t(`progress.${what}`)
  return (
    <li data-state={state}>
      <span className={styles.label}>{label}</span>
      <span className={styles.number}>{useFigureWords(stage)}</span>
      <Meter label={label} part={partOf(stage)} />
      {state === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t([`why.${why}`, 'why.failed'])}
        </p>
      )}
    </li>
  )
}

function useFigureWords({ what, state, figure }: ImportStage): string {
  const { t } = useTranslation('web-import')
  const amount = (done: number) => t(`progress.amount.${what}`, { count: done })
  if (state === 'later') return t('progress.later')
  if (state === 'failed') return ''
  if (state === 'done') {
    if (figure?.kind !== 'count' && figure?.kind !== 'counted') return t('progress.finished')
    return t('progress.finishedOf', { amount: amount(figure.done) })
  }
  if (figure?.kind === 'counted') return t('progress.counted', { amount: amount(figure.done) })
  if (state === 'arriving')
    return figure?.kind === 'count' ? t('progress.soFar', figure) : t('progress.awaited')
  if (figure?.kind === 'percent') return t('progress.percent', figure)
  return figure ? t('progress.count', figure) : t('progress.started')
}

/** 0 to 1; undefined while nobody knows. */
function partOf({ state, figure }: ImportStage): number | undefined {
  if (state === 'done') return 1
  if (state === 'later' || state === 'failed') return 0
  if (figure?.kind === 'percent') return figure.percent / 100
  if (figure?.kind === 'count') return figure.done / figure.of
  return state === 'arriving' ? 0 : undefined
}
