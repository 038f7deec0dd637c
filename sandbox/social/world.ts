import type { Grants } from './grants.ts'
import type { Lives } from './lives.ts'
import type { Pictures } from './pictures.ts'
import type { Trouble } from './trouble.ts'

export interface Client {
  id: string
  secret: string
}

/** What the parts of the sandbox share. */
export interface World {
  now: () => number
  clients: readonly Client[]
  grants: Grants
  lives: Lives
  pictures: Pictures
  trouble: Trouble
}
