import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@mantine/core/styles/Input.layer.css'
import { useLanguage } from '../../i18n/use-language.ts'
import { monthWords } from '../reader/month-words.ts'
import { monthsQuery } from './months-query.ts'
import type { PhotoSearch } from './photo-search.ts'
import styles from './picker-dialog.module.css'

export interface PhotoSearchBarProps {
  bid: string
  search: PhotoSearch
  onSearch: (search: PhotoSearch) => void
}

/** Finds photos by what their entries say, by month and by their stars. */
export function PhotoSearchBar({ bid, search, onSearch }: PhotoSearchBarProps) {
  const { t } = useTranslation('web-picker')
  const language = useLanguage()
  const { data } = useQuery(monthsQuery(bid))
  const [typed, setTyped] = useState(search.q)
  const commit = useEffectEvent(() => {
    if (typed !== search.q) onSearch({ ...search, q: typed })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the wait anew
  useEffect(() => {
    const timer = setTimeout(commit, calmMs)
    return () => clearTimeout(timer)
  }, [typed])
  const months = data?.chapters.filter(({ photos }) => photos > 0) ?? []
  const Star = search.favourites ? IconStarFilled : IconStar
  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t('month')}
        value={search.month}
        data={[
          { value: '', label: t('allMonths') },
          ...months.map(({ chapterId }) => ({ value: chapterId, label: monthWords(chapterId, language) })),
        ]}
        onChange={event => onSearch({ ...search, q: typed, month: event.currentTarget.value })}
      />
      <Button
        variant="default"
        className={styles.favourites}
        aria-pressed={search.favourites}
        leftSection={<Star size={18} stroke={1.5} aria-hidden />}
        onClick={() => onSearch({ ...search, q: typed, favourites: !search.favourites })}
      >
        {t('favourites')}
      </Button>
    </search>
  )
}

/** ms without a key before it is searched. */
const calmMs = 300
