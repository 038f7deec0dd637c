import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { addressLines, fullName, phoneText } from '#domain/addresses/address-lines'
import { useLanguage } from '../../i18n/use-language.ts'
import styles from './desk.module.css'
import { Facts } from './facts.tsx'

/** Where the parcel goes. */
export function DeskAddress({ address }: { address: DeskOrder['address'] }) {
  const { t } = useTranslation('web-desk')
  const isChinese = useLanguage() !== 'en'
  return (
    <section>
      <h2>{t('address.heading')}</h2>
      {address ? (
        <>
          <address className={styles.address}>
            <span>{fullName(address)}</span>
            {addressLines(address, t(`web-frame:regions.${address.country}`), isChinese).map(line => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Facts
            rows={[
              [t('address.phone'), phoneText(address)],
              [t('address.kind'), address.isCommercial && t('address.commercial')],
              [
                t('address.customs'),
                address.customs && [address.customs.realName, address.customs.mobile].join(t('between')),
              ],
            ]}
          />
        </>
      ) : (
        <p className={styles.none}>{t('address.none')}</p>
      )}
    </section>
  )
}
