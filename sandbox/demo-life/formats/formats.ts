import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { facebook2024 } from './facebook-2024.ts'

/** Every shape of archive that the demo life can take. */
export const FORMATS = {
  'facebook-2024': facebook2024,
} satisfies Record<string, (life: Life) => ArchiveFile[]>

export type DemoFormat = keyof typeof FORMATS

export const DEMO_FORMATS = Object.keys(FORMATS).filter((name): name is DemoFormat =>
  Object.hasOwn(FORMATS, name),
)
