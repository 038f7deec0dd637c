import { useTranslation } from 'react-i18next'
import { TabLinks } from '../../ui/tab-links.tsx'
import styles from './desk.module.css'

const parts = [
  ['orders', '/desk'],
  ['coupons', '/desk/coupons'],
  ['prices', '/desk/prices'],
  ['figures', '/desk/figures'],
  ['people', '/desk/people'],
  ['invitations', '/desk/invitations'],
  ['jobs', '/desk/jobs'],
  ['store', '/desk/store'],
  ['service', '/desk/service'],
  ['acts', '/desk/acts'],
] as const

/** The parts of the desk. */
export function DeskTabs({ current }: { current: (typeof parts)[number][0] }) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('parts.label')}
        tabs={parts.map(([name, to]) => ({ to, isCurrent: name === current, words: t(`parts.${name}`) }))}
      />
    </div>
  )
}
