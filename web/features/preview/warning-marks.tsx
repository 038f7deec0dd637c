import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DrawnPage } from '#contract/page'
import { insertAddress } from '../design/insert-address.ts'
import { itemAddress } from '../design/item-address.ts'
import styles from './warning-marks.module.css'
import type { Warning } from './warnings-query.ts'

export interface WarningMarksProps {
  bid: string
  page: DrawnPage
  /** mm */
  size: { width: number; height: number }
  warnings: readonly Warning[]
}

/** Marks on the page where a printer would object; each leads to where one can change it. */
export function WarningMarks({ bid, page, size, warnings }: WarningMarksProps) {
  const { t } = useTranslation('web-preview')
  // an entry with several such photos is marked once
  const here = new Map(
    warnings
      .filter(warning => warning.key === page.key)
      .map(warning => [`${warning.kind} ${warning.itemId ?? warning.insertId} ${warning.photoId}`, warning]),
  )
  return [...here].map(([name, warning]) => {
    const { kind, itemId, photoId, insertId, value } = warning
    const place =
      page.places.find(
        place => place.item === itemId && place.photo !== undefined && (!photoId || place.photo === photoId),
      ) ?? page.places.find(place => place.item === itemId)
    const text = t(`warnings.${kind}`, { value })
    return (
      <Link
        key={name}
        className={styles.mark}
        to={
          insertId
            ? insertAddress(bid, insertId)
            : itemAddress(bid, place?.chapterId ?? page.chapterId, itemId)
        }
        title={text}
        aria-label={text}
        style={{
          left: `${(((place?.x ?? 4) + 2) / size.width) * 100}%`,
          top: `${(((place?.y ?? 4) + 2) / size.height) * 100}%`,
        }}
      >
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      </Link>
    )
  })
}
