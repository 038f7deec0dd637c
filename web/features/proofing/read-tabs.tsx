import { useTranslation } from 'react-i18next'
import { TabLinks } from '../../ui/tab-links.tsx'
import { privacyAddress, proofingAddress } from '../design/proofing-address.ts'

/** The two ways to read a book through before it is printed. */
export function ReadTabs({ bid, current }: { bid: string; current: 'proofing' | 'privacy' }) {
  const { t } = useTranslation('web-proofing')
  const to = { proofing: proofingAddress(bid), privacy: privacyAddress(bid) }
  return (
    <TabLinks
      label={t('ways.label')}
      tabs={(['proofing', 'privacy'] as const).map(way => ({
        to: to[way],
        isCurrent: way === current,
        words: t(`ways.${way}`),
      }))}
    />
  )
}
