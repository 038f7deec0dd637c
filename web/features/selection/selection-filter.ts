import { type ContentType, contentTypes } from '#domain/catalogue/content-types'

export interface SelectionFilter {
  type: ContentType
  q: string
  from: string
  has: '' | 'photos' | 'words' | 'place'
  show: '' | 'chosen' | 'left' | 'bin'
}

/** The filter that an address says; what it does not know is passed over. Without a tab it is the one of `first`. */
export function filterOf(search: URLSearchParams, first: ContentType = 'facebook'): SelectionFilter {
  return {
    type: oneOf(contentTypes, search.get('tab')) ?? first,
    q: search.get('q') ?? '',
    from: search.get('from') ?? '',
    has: oneOf(['photos', 'words', 'place'] as const, search.get('has')) ?? '',
    show: oneOf(['chosen', 'left', 'bin'] as const, search.get('show')) ?? '',
  }
}

export function isFiltered({ q, from, has, show }: SelectionFilter): boolean {
  return Boolean(q.trim() || from || has || show)
}

/** Words are searched in the content of all tabs. */
export function isSearch({ q }: SelectionFilter): boolean {
  return q.trim() !== ''
}

/** The query of `listItems`. */
export function queryOf(filter: SelectionFilter) {
  const { from, has, show } = filter
  return {
    ...whatOf(filter),
    ...(from && { from }),
    ...(has && { has }),
    ...(show === 'chosen' && { chosen: 'true', deleted: 'false' }),
    ...(show === 'left' && { chosen: 'false' }),
    ...(show === 'bin' && { deleted: 'true' }),
  }
}

/** All that the filter lets through, as `chooseAll` has it. */
export function foundBy(filter: SelectionFilter) {
  const { from, has, show } = filter
  return {
    ...whatOf(filter),
    ...(from && { from }),
    ...(has && { has }),
    ...((show === 'chosen' || show === 'left') && { now: show }),
  }
}

function whatOf(filter: SelectionFilter) {
  return isSearch(filter) ? { q: filter.q.trim().slice(0, 200) } : { type: filter.type }
}

function oneOf<const T extends string>(options: readonly T[], value: string | null): T | undefined {
  return options.find(option => option === value)
}
