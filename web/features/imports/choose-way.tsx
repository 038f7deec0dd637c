import { IconChevronRight, IconFileZip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type ContentNetwork, hasContent } from '#domain/catalogue/networks'
import { networkIcons } from '../../layout/network-icons.ts'
import { offeredNetworks } from '../../session/offered-networks.ts'
import styles from './import-dialog.module.css'

export type ImportWay = ContentNetwork | 'upload'

/** The ways in which content comes; networks only where the site has them. */
export function ChooseWay({ onChoose }: { onChoose: (way: ImportWay) => void }) {
  const { t } = useTranslation('web-import')
  const ways: { way: ImportWay; Icon: typeof IconFileZip }[] = [
    ...offeredNetworks()
      .filter(hasContent)
      .map(network => ({ way: network, Icon: networkIcons[network] })),
    { way: 'upload', Icon: IconFileZip },
  ]
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <ul className={styles.ways}>
        {ways.map(({ way, Icon }) => (
          <li key={way}>
            <button type="button" onClick={() => onChoose(way)}>
              <Icon size={28} stroke={1.25} aria-hidden />
              <span>
                <strong>{t(`ways.${way}`)}</strong>
                <small>{t(`ways.${way}Text`)}</small>
              </span>
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
