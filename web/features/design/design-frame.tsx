import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation, useSearchParams } from 'react-router'
import styles from './design-frame.module.css'
import { contentParts, type DesignStep, designSteps, stepAddress, stepAt } from './design-steps.ts'
import { useBookId } from './use-book-id.ts'

/** Around the screens of the design: the steps, and the way back to the shelf. On phones the steps are at the foot. */
export function DesignFrame() {
  const { t } = useTranslation('web-frame')
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
              {step === 'content' ? (
                <ContentStep number={index + 1} />
              ) : (
                <StepLink step={step} number={index + 1} current={step === here} />
              )}
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
  current: boolean
}

function StepLink({ step, number, current }: StepLinkProps) {
  const { t } = useTranslation('web-frame')
  const bid = useBookId()
  const [search] = useSearchParams()
  const address =
    step === 'preview'
      ? stepAddress(step, bid, search.get('month'), search.get('page'))
      : stepAddress(step, bid)
  return (
    <Link to={address} className={styles.step} aria-current={current ? 'step' : undefined}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      {t(`design.steps.${step}`)}
    </Link>
  )
}

/** The second step has two screens, each in reach of the other at the month where one is. */
function ContentStep({ number }: { number: number }) {
  const { t } = useTranslation('web-frame')
  const bid = useBookId()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const here = stepAt(pathname) === 'content'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t('design.steps.content')}
      className={styles.parts}
      data-here={here || undefined}
    >
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <span className={styles.stepName} aria-hidden>
        {t('design.steps.content')}
      </span>
      {contentParts.map(part => (
        <Link
          key={part}
          to={stepAddress(
            part,
            bid,
            search.get('month'),
            part === 'content' ? search.get('page') : undefined,
          )}
          className={styles.part}
          aria-label={t(`titles.${part}`)}
          aria-current={pathname.split('/')[3] === part ? 'step' : undefined}
        >
          {t(`design.parts.${part}`)}
        </Link>
      ))}
    </div>
  )
}
