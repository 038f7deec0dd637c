import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../show/empty-state.tsx'
import { isFiltered, type SelectionFilter, searchWith } from './selection-filter.ts'

export interface NothingHereProps {
  filter: SelectionFilter
  onImport: () => void
  onWrite: () => void
}

/** A tab without items, or a search that finds none. */
export function NothingHere({ filter, onImport, onWrite }: NothingHereProps) {
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
  const isPatch = filter.type === 'patch'
  return (
    <EmptyState heading={t(`empty.${filter.type}.heading`)} text={t(`empty.${filter.type}.text`)}>
      <Button onClick={isPatch ? onWrite : onImport}>{t(isPatch ? 'write' : 'import')}</Button>
    </EmptyState>
  )
}
