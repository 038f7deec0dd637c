import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { facebook2020 } from './facebook-2020.ts'
import { facebook2023 } from './facebook-2023.ts'
import { facebook2024 } from './facebook-2024.ts'
import { facebookHtml, facebookHtmlZhTw } from './facebook-html.ts'
import { facebookLabelValues } from './facebook-label-values.ts'
import { facebookPage } from './facebook-page.ts'
import { instagram2020 } from './instagram-2020.ts'
import { instagram2022 } from './instagram-2022.ts'
import { instagram2024 } from './instagram-2024.ts'
import { instagram2025 } from './instagram-2025.ts'

/** Every shape of archive that the demo life can take. */
export const FORMATS = {
  'facebook-2020': facebook2020,
  'facebook-2023': facebook2023,
  'facebook-2024': facebook2024,
  'facebook-page': facebookPage,
  'facebook-html': facebookHtml,
  'facebook-html-zh-tw': facebookHtmlZhTw,
  'facebook-label-values': facebookLabelValues,
  'instagram-2020': instagram2020,
  'instagram-2022': instagram2022,
  'instagram-2024': instagram2024,
  'instagram-2025': instagram2025,
} satisfies Record<string, (life: Life) => ArchiveFile[]>

export type DemoFormat = keyof typeof FORMATS
