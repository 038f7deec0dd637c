import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import styles from './design-frame.module.css'
import { type DesignStep, designSteps, stepAddress, stepAt } from './design-steps.ts'
import { useBookId } from './use-book-id.ts'

/** Around the screens of the design: the steps, and the way back to the shelf. On phones the steps are at the foot. */
export function DesignFrame() {
  const { t } = useTranslation('web-frame')
  const bid = useBookId()
  const here = stepAt(useLocation().pathname)
  return (
    <div className={styles.frame}>
      <nav className={styles.bar} aria-label={t('design.label')}>
        <Link to="/app/shelf" className={styles.back}>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden />
          <span>{t('design.back')}</span>
        </Link>
        <ol className={styles.steps}>
          {designSteps.map((step, index) => (
            <li key={step}>
              <StepLink step={step} number={index + 1} bid={bid} current={step === here} />
            </li>
          ))}
        </ol>
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

interface StepLinkProps {
  step: DesignStep
  number: number
  bid: string
  current: boolean
}

function StepLink({ step, number, bid, current }: StepLinkProps) {
  const { t } = useTranslation('web-frame')
  return (
    <Link to={stepAddress(step, bid)} className={styles.step} aria-current={current ? 'step' : undefined}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      {t(`design.steps.${step}`)}
    </Link>
  )
}
