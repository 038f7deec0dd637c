import { join } from 'node:path'

/** Where played networks keep the pictures that they drew, for all runs of this checkout. */
export const playedFolder = join(import.meta.dirname, '..', '.cache', 'played')
