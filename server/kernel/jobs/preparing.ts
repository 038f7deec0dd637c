import { hash } from 'node:crypto'
import type { Db } from 'pg-boss'
import { clientOf } from '../db/client-of.ts'
import type { Sql } from '../db/connect.ts'

/**
 * A database or a transaction as pg-boss asks it, each text planned once by each connection: planning a job takes PostgreSQL longer than
 * writing it. For texts of which there are few: those that send, one for each queue.
 */
export function preparing(tx: Sql): Db {
  const client = clientOf(tx)
  return { executeSql: (text, values) => client.query({ name: nameOf(text), text, values: values ?? [] }) }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `boss_${hash('sha256', text).slice(0, 32)}`
  names.set(text, name)
  return name
}

const names = new Map<string, string>()
