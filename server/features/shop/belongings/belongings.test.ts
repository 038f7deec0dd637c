import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDeletion } from '#contract/users'
import { orderStates } from '#domain/orders/order-states'
import { buildOrder } from '../../../../tests/shop/build-order.ts'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { connect } from '../../../kernel/db/connect.ts'
import { insertOrder } from '../orders/store.ts'

let studio: Studio
beforeAll(async () => {
  studio = await startStudio({ worker: false })
})
afterAll(() => studio.close())

test('who thinks of leaving is told what goes, and which orders stay: those that were paid', async () => {
  const { uid, token } = await studio.logIn('demo')
  const other = await studio.logIn('empty')
  const { db, close } = connect(studio.databaseUrl, () => undefined)
  await db.transaction(async tx => {
    for (const state of orderStates) {
      const { order, line } = buildOrder({ uid, bid: `of-${state}`, state })
      await insertOrder(tx, order, [line])
    }
    // taken off the list, it was paid all the same
    const hidden = buildOrder({ uid, bid: 'hidden', state: 'paid', hiddenAt: new Date() })
    await insertOrder(tx, hidden.order, [hidden.line])
  })
  await close()
  const asked = async (person: { uid: string; token: string }) =>
    (await studio.call(readDeletion, { token: person.token, params: { uid: person.uid } })).body.data
  expect(await asked({ uid, token })).toEqual({ days: 7, books: 1, pictures: 0, archives: 0, paid_orders: 4 })
  expect(await asked(other)).toMatchObject({ paid_orders: 0 })
})
