import { IconChevronRight, IconFileZip, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type ContentNetwork, hasContent } from '#domain/catalogue/networks'
import { networkIcons } from '../../layout/network-icons.ts'
import { offeredNetworks } from '../../session/offered-ways.ts'
import styles from './import-dialog.module.css'

export type ImportWay = ContentNetwork | 'upload'

export interface ChooseWayProps {
  onChoose: (way: ImportWay) => void
  /** Writes by hand instead; absent where nothing but imports is wanted. */
  onWrite?: () => void
  /** What was chosen is being prepared. */
  busy?: boolean
}

/** The ways in which content comes; networks only where the site has them. */
export function ChooseWay({ onChoose, onWrite, busy }: ChooseWayProps) {
  const { t } = useTranslation('web-import')
  const networks = offeredNetworks().filter(hasContent)
  const ways: { way: ImportWay | 'hand'; Icon: typeof IconFileZip; choose: () => void }[] = [
    ...networks.map(way => ({ way, Icon: networkIcons[way], choose: () => onChoose(way) })),
    { way: 'upload', Icon: IconFileZip, choose: () => onChoose('upload') },
    ...(onWrite ? [{ way: 'hand' as const, Icon: IconPencil, choose: onWrite }] : []),
  ]
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <ul className={styles.ways} aria-busy={busy}>
        {ways.map(({ way, Icon, choose }) => (
          <li key={way}>
            <button type="button" onClick={choose} disabled={busy}>
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
