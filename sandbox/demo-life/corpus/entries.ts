import type { Entry } from './entry.ts'
import { INSTAGRAM } from './instagram.ts'
import { SMALL_DAYS } from './small-days.ts'
import { YEAR_2019 } from './year-2019.ts'
import { YEAR_2020 } from './year-2020.ts'
import { YEAR_2021 } from './year-2021.ts'
import { YEAR_2022 } from './year-2022.ts'
import { YEAR_2023 } from './year-2023.ts'

/** All that was posted, in no particular order. */
export const ENTRIES: Entry[] = [
  ...YEAR_2019,
  ...YEAR_2020,
  ...YEAR_2021,
  ...YEAR_2022,
  ...YEAR_2023,
  ...SMALL_DAYS,
  ...INSTAGRAM.map((entry): Entry => ({ ...entry, on: 'ig' })),
]
