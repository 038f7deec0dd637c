import { useTranslation } from 'react-i18next'
import { Countdown } from './countdown.tsx'
import styles from './shelf.module.css'

/** What a promotion shows on the shelf (specification 3, promotion config). */
export interface ShelfPromotion {
  image: string
  text: string
  introLink: string
  /** ms since 1970 when its coupon ends. */
  couponUntil: number | undefined
}

/** The place of a promotion: nothing while there is none. */
export function PromotionSlot({ promotion }: { promotion: ShelfPromotion | undefined }) {
  const { t } = useTranslation('web-shelf')
  if (!promotion) return null
  const { image, text, introLink, couponUntil } = promotion
  return (
    <aside className={styles.promotion}>
      <a href={introLink}>
        <img src={image} alt={text} />
      </a>
      {couponUntil !== undefined && <Countdown until={couponUntil} label={t('couponEnds')} />}
    </aside>
  )
}
