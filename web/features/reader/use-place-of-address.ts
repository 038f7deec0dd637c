import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { type Place, placeText, readPlace } from './place.ts'

/**
 * The place that lies open, kept in the address (`page`, and the `month` of that page where one is named), so that one comes
 * back to it by any way. Undefined where the address names none.
 */
export function usePlaceOfAddress(
  monthOf?: (place: Place) => string | undefined,
): [Place | undefined, (place: Place) => void] {
  const [search] = useSearchParams()
  const changeSearch = useSearchChange()
  const { key } = useLocation()
  const way = useNavigationType()
  const named = search.get('page')
  const [place, show] = useState(() => readPlace(named))
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    // a way there, or the browser's back; leafing replaces the address
    if (way !== 'REPLACE' || named === null) show(readPlace(named))
  }
  const text = place && placeText(place)
  const month = place && monthOf?.(place)
  useEffect(() => {
    if (text === undefined || text === named) return
    // browsers refuse addresses that change with every leaf of a book that is leafed through
    const rested = setTimeout(() => changeSearch({ page: text, month: month ?? '' }), restMs)
    return () => clearTimeout(rested)
  }, [text, month, named, changeSearch])
  return [place, show]
}

const restMs = 150
