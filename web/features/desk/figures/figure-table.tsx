import { useTranslation } from 'react-i18next'
import type { RegionFigures } from '#contract/desk-figures'
import { countText } from '../../../i18n/count-text.ts'
import { sumText } from '../../prices/sum-text.ts'
import styles from '../desk.module.css'

const counted = ['placed', 'paid', 'refunded'] as const

/** Figures by region, and what can be added up of them: no sum is of two currencies. */
export function FigureTable({ regions }: { regions: readonly RegionFigures[] }) {
  const { t } = useTranslation('web-desk-shop')
  const total = (read: (row: RegionFigures) => number) =>
    countText(regions.reduce((sum, row) => sum + read(row), 0))
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          {(['region', ...counted, 'pages'] as const).map(name => (
            <th key={name} scope="col">
              {t(`figures.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {regions.map(row => (
          <tr key={row.region}>
            <th scope="row">{t(`web-frame:regions.${row.region}`)}</th>
            {counted.map(name => (
              <td key={name} data-label={t(`figures.columns.${name}`)}>
                {t('figures.counted', { count: row[name].count, sum: sumText(row[name].total) })}
              </td>
            ))}
            <td data-label={t('figures.columns.pages')}>{countText(row.pages)}</td>
          </tr>
        ))}
        {regions.length > 1 && (
          <tr>
            <th scope="row">{t('figures.all')}</th>
            {counted.map(name => (
              <td key={name} data-label={t(`figures.columns.${name}`)}>
                {t('figures.orders', { count: regions.reduce((sum, row) => sum + row[name].count, 0) })}
              </td>
            ))}
            <td data-label={t('figures.columns.pages')}>{total(row => row.pages)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
