import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@mantine/core/styles/Input.layer.css'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { monthWords } from '../reader/month-words.ts'
import styles from './selection.module.css'
import type { SelectionFilter } from './selection-filter.ts'
import type { SocialBook } from './selection-queries.ts'

export interface FilterBarProps {
  filter: SelectionFilter
  origins: SocialBook['origins']
  /** Months that one can jump to. */
  months: readonly string[]
  onJump: (month: string) => void
}

/** Searches and filters the tab. The address keeps it, so that it is there after a reload. */
export function FilterBar({ filter, origins, months, onJump }: FilterBarProps) {
  const { t } = useTranslation('web-selection')
  const language = useLanguage()
  const write = useSearchChange()
  const [typed, setTyped] = useState(filter.q)
  // cleared from elsewhere, by a tab or by taking all conditions away
  const [lastQuery, setLastQuery] = useState(filter.q)
  if (lastQuery !== filter.q) {
    setLastQuery(filter.q)
    if (filter.q === '') setTyped('')
  }
  const commit = useEffectEvent(() => {
    if (typed !== filter.q) write({ q: typed })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the wait anew
  useEffect(() => {
    const timer = setTimeout(commit, calmMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        className={styles.search}
      />
      <NativeSelect
        aria-label={t('filter.has')}
        value={filter.has}
        data={[
          { value: '', label: t('filter.anything') },
          { value: 'photos', label: t('filter.photos') },
          { value: 'words', label: t('filter.words') },
          { value: 'place', label: t('filter.place') },
        ]}
        onChange={event => write({ has: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('filter.show')}
        value={filter.show}
        data={[
          { value: '', label: t('filter.all') },
          { value: 'chosen', label: t('filter.chosen') },
          { value: 'left', label: t('filter.left') },
          { value: 'bin', label: t('filter.bin') },
        ]}
        onChange={event => write({ show: event.currentTarget.value })}
      />
      {(origins.length > 0 || filter.from) && (
        <NativeSelect
          aria-label={t('filter.from')}
          value={filter.from}
          data={[
            { value: '', label: t('filter.anywhere') },
            ...origins.map(({ name, items }) => ({
              value: name,
              label: t('filter.origin', { name, items }),
            })),
          ]}
          onChange={event => write({ from: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        aria-label={t('filter.jump')}
        value=""
        disabled={months.length < 2}
        data={[
          { value: '', label: t('filter.jump') },
          ...months.map(month => ({ value: month, label: monthWords(month, language) })),
        ]}
        onChange={event => event.currentTarget.value && onJump(event.currentTarget.value)}
      />
    </search>
  )
}

/** ms without a key before it is searched. */
const calmMs = 300
