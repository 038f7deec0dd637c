import type { Entry } from './entry.ts'
import { YEAR_2019 } from './year-2019.ts'

export const ENTRIES: Entry[] = [...YEAR_2019]
