import { fileURLToPath } from 'node:url'
import { breaches, roomFiles } from './arrows.ts'

const found = breaches(roomFiles(fileURLToPath(new URL('..', import.meta.url))))
for (const { file, imports } of found) console.error(`${file} may not import ${imports} (tests/arrows.ts)`)
process.exitCode = found.length === 0 ? 0 : 1
