import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { offeredNetworks } from '../../session/offered-ways.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { isFiltered, type SelectionFilter } from './selection-filter.ts'

export interface NothingHereProps {
  filter: SelectionFilter
  /** What there is was brought in: there was nothing of this kind. */
  isRead: boolean
  /** An import runs, and may bring some. */
  isComing: boolean
  onImport: () => void
  onWrite: () => void
}

/** A tab without items, or a search that finds none. */
export function NothingHere({ filter, isRead, isComing, onImport, onWrite }: NothingHereProps) {
  const { t } = useTranslation('web-selection')
  const write = useSearchChange()
  if (isFiltered(filter))
    return (
      <EmptyState heading={t('nothing.heading')} text={t('nothing.text')}>
        <Button variant="outline" color="ink.9" onClick={() => write({ q: '', from: '', has: '', show: '' })}>
          {t('nothing.clear')}
        </Button>
      </EmptyState>
    )
  const { type } = filter
  if (isComing && type !== 'patch')
    return <EmptyState heading={t('coming.heading')} text={t('coming.text')} />
  const isPatch = type === 'patch'
  const network = type === 'instagram' ? 'instagram' : 'facebook'
  const isNetwork = type === 'facebook' || type === 'instagram'
  // what the site does not offer is not promised
  const isOffered = type === 'photos' || offeredNetworks().includes(network)
  const text = isRead && isNetwork ? 'read' : isOffered ? 'text' : 'upload'
  return (
    <EmptyState
      heading={t(`empty.${type}.heading`)}
      text={t([`empty.${type}.${text}`, `empty.${type}.text`])}
    >
      <Button onClick={isPatch ? onWrite : onImport}>{t(isPatch ? 'write' : 'import')}</Button>
    </EmptyState>
  )
}
