import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentAnswer, PaymentMethod } from '#contract/orders'
import type { Address } from '#domain/addresses/address'
import type { Money } from '#domain/money/money'
import type { Deps } from '#server/deps'
import { users } from '#server/features/account/users/schema'
import { createFirstBook } from '#server/features/library/books/create-book'
import { replaceTypesetMonths } from '#server/features/pages/typesetting/store'
import { createAddress } from '#server/features/shop/addresses/write-address'
import type { coupons } from '#server/features/shop/coupons/schema'
import { insertCoupon } from '#server/features/shop/coupons/store'
import { checkOrder } from '#server/features/shop/orders/check-order'
import type { OrderToPlace } from '#server/features/shop/orders/order-rows'
import type { PaymentParts } from '#server/features/shop/orders/payment-parts'
import { isRefused, type Refused } from '#server/kernel/http/refusal'
import { newId } from '#server/new-id'
import { freshDatabase } from '../database.ts'
import { importDeps } from '../imports/import-fixture.ts'
import { buildAddress } from './build-address.ts'

/** What orders need of the server over a database of its own, with payments that are only noted. */
export async function shopFixture() {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'daybound-shop-'))
  const imports = importDeps(database.url, folder)
  const emitted: { topic: string; payload: unknown }[] = []
  const deps: Deps = {
    ...imports,
    events: { emit: async (_tx, { name }, payload) => void emitted.push({ topic: name, payload }) },
  }
  const { db } = deps
  const payments = notedPayments()

  /** Somebody with an address and a diary of so many pages of content. */
  async function buyer({ pages = 100 } = {}) {
    const uid = newId()
    await db
      .insert(users)
      .values({ uid, name: '怡君', language: 'zh-tw', region: 'TW', createdAt: deps.now() })
    const { bid, typeset } = await db.transaction(tx => createFirstBook(tx, imports, uid, '怡君', 'zh-tw'))
    if (pages > 0) await setPages({ bid, typeset }, pages)
    return { uid, bid, typeset, addressId: await addressOf(uid) }
  }

  /** `gift`: as of a gift book, which one with a few entries is. */
  async function setPages(
    book: { bid: string; typeset: string },
    pages: number,
    { gift = false } = {},
  ): Promise<void> {
    const month = {
      month: '202401',
      run: '202401',
      key: `key-${pages}`,
      pages,
      stale: false,
      edition: 1,
      gift,
    }
    await db.transaction(tx => replaceTypesetMonths(tx, { ...book, typeset: book.typeset as never }, [month]))
  }

  async function addressOf(uid: string, overrides: Partial<Address> = {}): Promise<string> {
    const row = await createAddress(uid, buildAddress(overrides), deps)
    if (isRefused(row)) throw new Error(row.refused)
    return row.addressId
  }

  const issue = (coupon: Partial<typeof coupons.$inferInsert> & { code: string }) =>
    insertCoupon(db, {
      kind: 'discount',
      percent: coupon.kind === undefined || coupon.kind === 'discount' ? 10 : null,
      usesTotal: 100,
      usesLeft: coupon.usesTotal ?? 100,
      createdAt: deps.now(),
      ...coupon,
    })

  type Buyer = Awaited<ReturnType<typeof buyer>>

  /** An order of one paperback as the check says it. */
  async function checked(
    { uid, bid, addressId }: Pick<Buyer, 'uid' | 'bid' | 'addressId'>,
    overrides: Partial<OrderToPlace> = {},
  ): Promise<OrderToPlace> {
    const wanted = {
      lines: [{ bid, binding: 'paperback' as const, quantity: 1 }],
      region: 'TW' as const,
      shipping: 'standard' as const,
      addressId,
      coupons: [],
      ...overrides,
    }
    const check = orThrow(await checkOrder(uid, wanted, payments, deps))
    return {
      ...wanted,
      email: 'yijun@example.com',
      note: '',
      method: 'card',
      version: check.version,
      total: check.total,
      fromBasket: false,
      ...overrides,
    }
  }

  return {
    deps,
    database,
    emitted,
    payments,
    buyer,
    setPages,
    addressOf,
    issue,
    checked,
    async close() {
      await imports.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type ShopFixture = Awaited<ReturnType<typeof shopFixture>>

export function orThrow<T extends object>(result: T | Refused): T {
  if (isRefused(result)) throw new Error(JSON.stringify(result))
  return result
}

interface NotedPayment {
  pid: string
  oid: string
  method: PaymentMethod
  amount: Money
  createdAt: Date
}

/** Payments that nobody is asked for. One that is noted by a transaction that failed stays noted: count orders, not these. */
function notedPayments(): PaymentParts & { noted: NotedPayment[] } {
  const noted: NotedPayment[] = []
  const begin = async (pid: string): Promise<PaymentAnswer> => {
    const method = noted.find(payment => payment.pid === pid)?.method ?? 'card'
    return { id: pid, method, state: 'confirming' }
  }
  return {
    noted,
    methodsFor: currency => (currency === 'MOP' ? ['card'] : ['card', 'paypal']),
    async create(_tx, payment) {
      const pid = newId()
      noted.push({ pid, ...payment })
      return { begin: () => begin(pid) }
    },
    begin,
    retry: async (_oid, method) => ({ id: newId(), method, state: 'confirming' }),
    lastOf: async (_db, oids) =>
      new Map(
        noted
          .filter(({ oid }) => oids.includes(oid))
          .map(({ oid, pid, method }) => [oid, { id: pid, method, state: 'confirming', refundedMinor: 0 }]),
      ),
  }
}
