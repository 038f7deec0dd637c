import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './first-steps.module.css'

/** How a book comes to be, drawn: what was written arrives, becomes pages, and is a book. */
export function FirstSteps() {
  const { t } = useTranslation('web-home')
  return (
    <section className={styles.steps} aria-label={t('steps.title')}>
      <ol>
        {steps.map(({ step, drawing }) => (
          <li key={step}>
            <svg viewBox="0 0 160 104" aria-hidden>
              {drawing}
            </svg>
            <h2>{t(`steps.${step}.title`)}</h2>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Lines of text from a point downwards, each as long as it says. */
function lines(x: number, y: number, ...lengths: number[]): ReactNode {
  return lengths.map((length, i) => <path key={length} d={`M${x} ${y + i * 7}h${length}`} />)
}

const steps = [
  {
    step: 'bring',
    // a post on a phone, its photo, and the way into the book
    drawing: (
      <>
        <rect x="30" y="10" width="46" height="84" rx="6" data-part="paper" />
        <rect x="37" y="20" width="32" height="24" data-part="photo" />
        {lines(37, 53, 32, 27, 18)}
        <path d="M92 52h36m-9 -9l9 9l-9 9" data-part="way" />
      </>
    ),
  },
  {
    step: 'make',
    // two pages, and a pencil on one of them
    drawing: (
      <>
        <rect x="24" y="18" width="54" height="74" data-part="paper" />
        <rect x="78" y="18" width="54" height="74" data-part="paper" />
        <rect x="32" y="27" width="38" height="28" data-part="photo" />
        {lines(32, 65, 38, 30, 22)}
        {lines(86, 31, 39, 37, 34)}
        <path d="M96 76l30 -34l8 7l-30 34l-11 3z" data-part="pencil" />
      </>
    ),
  },
  {
    step: 'hold',
    // a book that stands, with its spine and the photo on its cover
    drawing: (
      <>
        <path d="M44 16l12 -6v84l-12 -6z" data-part="spine" />
        <rect x="56" y="10" width="60" height="84" data-part="paper" />
        <rect x="66" y="46" width="40" height="38" data-part="photo" />
        {lines(66, 24, 40, 26)}
      </>
    ),
  },
] as const satisfies { step: string; drawing: ReactNode }[]
