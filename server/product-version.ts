import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Of this program, as package.json says it. */
export const productVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))).version
