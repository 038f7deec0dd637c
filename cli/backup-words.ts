import { backup as en } from '#locales/en/backup'
import { backup as hk } from '#locales/zh-hk/backup'
import { backup as tw } from '#locales/zh-tw/backup'
import { phrase, wordsIn } from '#press/text/book-words'
import type { Manifest } from '#server/backup/manifest'
import { terminalLocale } from './serve/serve-words.ts'

export type BackupWords = typeof tw

/** What the commands about backups say, in the language of the terminal. */
export function backupWords(env: Readonly<Record<string, string | undefined>>): BackupWords {
  return wordsIn(terminalLocale(env), { tw, hk, en })
}

/** A sentence about what a backup holds. */
export function sayContents(sentence: string, name: string, { version, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const copied = (files?.count ?? 0) - (files?.missingCount ?? 0)
  return phrase(sentence, { name, version, tables: tables.length, rows, files: copied })
}
