import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../../tests/database.ts'
import { patienceMs } from '../../../tests/patience.ts'
import type { Deps } from '../../deps.ts'
import { type Connection, connect } from '../db/connect.ts'
import { type Hub, startHub } from './hub.ts'
import { publish } from './publish.ts'
import { eventsOf, on } from './reactions.ts'
import { topic } from './topic.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: Connection
let hub: Hub
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect(database.url, () => undefined)
  hub = await startHub(database.url, () => undefined, patienceMs)
  await connection.db.execute(sql`create table shelf (name text)`)
})
afterAll(async () => {
  await hub.close()
  await connection.close()
  await database.drop()
})

const opened = topic('opened', z.strictObject({ name: z.string() }))
const closed = topic('closed', z.strictObject({ name: z.string() }))
// reactions here ask for nothing
const noDeps = () => ({}) as Deps
const shelf = async () => {
  const { rows } = await connection.db.execute<{ name: string }>(sql`select name from shelf order by name`)
  return rows.map(row => row.name)
}

test('reactions to a topic are called in their order, and those to others are not', async () => {
  const calls: string[] = []
  const note = (who: string) =>
    on(opened, async (_tx, { name }) => {
      calls.push(`${who} ${name}`)
    })
  const other = on(closed, async () => {
    calls.push('closed')
  })
  await eventsOf([note('first'), other, note('second')], noDeps).emit(connection.db, opened, { name: 'a' })
  expect(calls).toEqual(['first a', 'second a'])
})

test('a reaction writes in the transaction of what happened, and undoes it where it throws', async () => {
  const write = on(opened, async (tx, { name }) => {
    await tx.execute(sql`insert into shelf values (${`reaction to ${name}`})`)
    if (name === 'bad') throw new Error('no room')
  })
  const events = eventsOf([write], noDeps)
  const open = (name: string) =>
    connection.db.transaction(async tx => {
      await tx.execute(sql`insert into shelf values (${name})`)
      await events.emit(tx, opened, { name })
    })
  await open('good')
  await expect(open('bad')).rejects.toThrow('no room')
  expect(await shelf()).toEqual(['good', 'reaction to good'])
})

test('what is published is heard under its topic and its key, when it was committed', async () => {
  const names: string[] = []
  const last = Promise.withResolvers<void>()
  const stops = [
    hub.subscribe(opened, 'a', ({ name }) => names.push(name)),
    hub.subscribe(closed, 'a', () => last.resolve()),
  ]
  const undone = connection.db.transaction(async tx => {
    await publish(tx, opened, 'a', { name: 'undone' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await publish(connection.db, opened, 'b', { name: 'of another' })
  await publish(connection.db, opened, 'a', { name: 'own' })
  await publish(connection.db, closed, 'a', { name: '' })
  await last.promise
  expect(names).toEqual(['own'])
  for (const stop of stops) stop()
})

test('who stopped hears nothing, and what is no payload of the topic is passed over', async () => {
  const payloads: unknown[] = []
  const last = Promise.withResolvers<void>()
  const stop = hub.subscribe(opened, 'a', payload => payloads.push(payload))
  stop()
  const stops = [
    hub.subscribe(opened, 'b', payload => payloads.push(payload)),
    hub.subscribe(closed, 'a', () => last.resolve()),
  ]
  await publish(connection.db, opened, 'a', { name: 'a' })
  await publish(connection.db, topic('opened', z.unknown()), 'b', { title: 'b' })
  await publish(connection.db, closed, 'a', { name: '' })
  await last.promise
  expect(payloads).toEqual([])
  for (const each of stops) each()
})

test('what is longer than a notification may be is said in brief', async () => {
  const list = topic('list', z.strictObject({ names: z.array(z.string()) }), { brief: () => ({ names: [] }) })
  const lengths: number[] = []
  const last = Promise.withResolvers<void>()
  const stop = hub.subscribe(list, 'a', ({ names }) => {
    lengths.push(names.length)
    if (lengths.length === 2) last.resolve()
  })
  // three bytes a letter
  await publish(connection.db, list, 'a', { names: Array<string>(600).fill('書書') })
  await publish(connection.db, list, 'a', { names: Array<string>(1000).fill('書書') })
  await last.promise
  expect(lengths).toEqual([600, 0])
  stop()
})

test('a hub whose connection was lost opens it again, and tells who may have missed something', async () => {
  const losses: Error[] = []
  const own = await startHub(database.url, error => losses.push(error), patienceMs)
  const missed = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<string>()
  own.subscribe(
    opened,
    'a',
    ({ name }) => heard.resolve(name),
    () => missed.resolve(),
  )
  await connection.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'daybound-hub'`)
  await missed.promise
  await publish(connection.db, opened, 'a', { name: 'after' })
  expect(await heard.promise).toBe('after')
  expect(losses).toHaveLength(1)
  await own.close()
})

test('who listens is told when the hub is closed, and who comes later too', async () => {
  const own = await startHub(database.url, () => undefined, patienceMs)
  const [before, after] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  own.subscribe(opened, 'a', () => undefined, before.resolve)
  await own.close()
  own.subscribe(opened, 'a', () => undefined, after.resolve)
  await Promise.all([before.promise, after.promise])
})
