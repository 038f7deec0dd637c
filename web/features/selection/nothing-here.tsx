import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isFiltered, type SelectionFilter, searchWith } from './selection-filter.ts'

export interface NothingHereProps {
  filter: SelectionFilter
  /** What there is was brought in: there was nothing of this kind. */
  isRead: boolean
  onImport: () => void
  onWrite: () => void
}

/** A tab without items, or a search that finds none. */
export function NothingHere({ filter, isRead, onImport, onWrite }: NothingHereProps) {
  const { t } = useTranslation('web-selection')
  const [search, setSearch] = useSearchParams()
  if (isFiltered(filter))
    return (
      <EmptyState heading={t('nothing.heading')} text={t('nothing.text')}>
        <Button
          variant="outline"
          color="ink.9"
          onClick={() =>
            setSearch(searchWith(search, { q: '', from: '', has: '', show: '' }), { replace: true })
          }
        >
          {t('nothing.clear')}
        </Button>
      </EmptyState>
    )
  const { type } = filter
  const isPatch = type === 'patch'
  const text = isRead && (type === 'facebook' || type === 'instagram') ? 'read' : 'text'
  return (
    <EmptyState heading={t(`empty.${type}.heading`)} text={t(`empty.${type}.${text}`)}>
      <Button onClick={isPatch ? onWrite : onImport}>{t(isPatch ? 'write' : 'import')}</Button>
    </EmptyState>
  )
}
