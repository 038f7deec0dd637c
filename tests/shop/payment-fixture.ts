import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import type { PaymentMethod } from '#contract/orders'
import { money } from '#domain/money/money'
import type { Payments } from '#server/adapters/payments/payments-of'
import type { Deps } from '#server/deps'
import { users } from '#server/features/account/users/schema'
import { reserveCoupons } from '#server/features/shop/coupons/coupon-uses'
import { insertCoupon } from '#server/features/shop/coupons/store'
import { insertOrder } from '#server/features/shop/orders/store'
import { createPayment } from '#server/features/shop/payments/create-payment'
import { refundJob } from '#server/features/shop/payments/refund-job'
import { newId } from '#server/new-id'
import { freshDatabase } from '../database.ts'
import { importDeps } from '../imports/import-fixture.ts'
import { buildOrder } from './build-order.ts'

/** Orders that wait to be paid, in a database of their own, with a clock that the test moves. */
export async function paymentFixture(payments: Payments) {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'daybound-payments-'))
  const imports = importDeps(database.url, folder)
  // however far it is moved, it stays behind the database's
  const clock = { now: Date.UTC(2020, 0, 1) }
  const refunds: string[] = []
  const logged: string[] = []
  const { db } = imports
  // what is emitted is there where its transaction is
  await db.execute(
    sql`create table emitted (place int generated always as identity, topic text not null, oid text not null)`,
  )
  const deps: Deps = {
    ...paymentDeps(imports, payments, refunds),
    now: () => new Date(clock.now),
    log: pino({ level: 'warn' }, { write: line => void logged.push(line) }),
  }

  /** An order of 690 dollars with a coupon of one use, and the payment that it was placed with. */
  async function order({ method = 'card' as PaymentMethod, totalMinor = 690, coupon = true } = {}) {
    const uid = newId()
    const bid = newId()
    const built = buildOrder({ uid, bid, totalMinor, createdAt: deps.now() })
    const { oid } = built.order
    const code = `C-${oid}`
    await db
      .insert(users)
      .values({ uid, name: '怡君', language: 'zh-tw', region: 'TW', createdAt: deps.now() })
    if (coupon)
      await insertCoupon(db, {
        code,
        kind: 'discount',
        percent: 10,
        usesTotal: 1,
        usesLeft: 1,
        createdAt: deps.now(),
      })
    const createdAt = deps.now()
    const pid = await db.transaction(async tx => {
      await insertOrder(tx, built.order, [built.line])
      if (coupon) await reserveCoupons(tx, { oid, uid }, [{ code, discount: money(10, 'TWD') }])
      return (await createPayment(tx, { oid, method, amount: money(totalMinor, 'TWD'), createdAt }, deps)).pid
    })
    return { oid, pid, bid }
  }

  /** What is written of an order. */
  async function written(oid: string) {
    const { rows } = await db.execute<{
      state: string
      paid: boolean
      coupon: string | null
      left: number | null
      emitted: string[]
      payments: { method: string; state: string; reason: string | null; trouble: string | null }[]
    }>(sql`
      select state, paid_at is not null as paid,
        (select u.state from coupon_uses u where u.oid = o.oid) as coupon,
        (select c.uses_left from coupons c where c.code = 'C-' || o.oid) as left,
        (select coalesce(array_agg(topic order by place), '{}') from emitted e where e.oid = o.oid) as emitted,
        (select coalesce(jsonb_agg(jsonb_build_object('method', method, 'state', p.state, 'reason', reason, 'trouble', trouble) order by p.created_at, p.pid), '[]') from payments p where p.oid = o.oid) as payments
      from orders o where oid = ${oid}`)
    const [row] = rows
    if (!row) throw new Error('there is no such order')
    return row
  }

  return {
    deps,
    database,
    folder,
    clock,
    logged,
    order,
    written,
    /** The jobs that were left; each is tried until it does not fail. */
    async runRefunds() {
      for (const rid of refunds.splice(0)) await refundJob.run({ rid }, deps)
    },
    refunds,
    async close() {
      await imports.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What payments are made with: events are rows of `emitted`, refunds that are to be done a list. */
export function paymentDeps(imports: Deps, payments: Payments, refunds: string[]): Deps {
  return {
    ...imports,
    payments,
    jobs: {
      ...imports.jobs,
      async enqueue(_tx, { name }, payload) {
        if (name === 'refund') refunds.push(Object(payload).rid)
      },
    },
    events: {
      emit: async (tx, { name }, payload) =>
        void (await tx.execute(
          sql`insert into emitted (topic, oid) values (${name}, ${Object(payload).oid})`,
        )),
    },
  }
}
