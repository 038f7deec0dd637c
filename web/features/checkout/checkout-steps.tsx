import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './checkout-steps.module.css'

export const checkoutSteps = ['checkout', 'address', 'trade'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Where one is on the way to paying; steps that are done lead back. */
export function CheckoutSteps({ current, skipAddress }: { current: CheckoutStep; skipAddress?: boolean }) {
  const { t } = useTranslation('web-checkout')
  const steps = checkoutSteps.filter(step => step !== 'address' || !skipAddress)
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <span aria-hidden>{index + 1}</span>
            {index < steps.indexOf(current) ? (
              <Link to={`/app/payment/${step}`}>{t(`steps.${step}`)}</Link>
            ) : (
              t(`steps.${step}`)
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
