import { useSearchParams } from 'react-router'

/** The book that the address names with `bid`; empty when it names none. */
export function useBookId(): string {
  return useSearchParams()[0].get('bid') ?? ''
}
