import type { OrderedBinding } from '#domain/catalogue/bindings'
import type { Language } from '#domain/catalogue/languages'
import type { Money } from '#domain/money/money'

export const mailKinds = ['received', 'paid', 'pdfReady', 'shipped', 'refunded'] as const
export type MailKind = (typeof mailKinds)[number]

/** What a mail about an order tells. */
export interface MailedOrder {
  oid: string
  /** As people read it. */
  number: string
  placedAt: Date
  language: Language
  /** Where its dates are counted. */
  timeZone: string
  email: string
  lines: readonly MailedLine[]
  subtotal: Money
  discount: Money
  shipping: Money
  surcharge: Money
  tax: Money
  total: Money
  /** Lines of the address; none where nothing is sent by post. */
  address: readonly string[]
  /** Working days until it arrives. */
  deliveryDays: number
  /** The day (YYYY-MM-DD) from which it is shipped, where it was placed in a holiday. */
  shippedFrom: string | null
  /** False where the account is gone: then there is no page of the order to go to. */
  hasAccount: boolean
  /** JPEG of the first book's cover, where it could be drawn. */
  cover?: Buffer
}

export interface MailedLine {
  title: string
  author: string
  binding: OrderedBinding
  quantity: number
  /** Of one copy, over all its volumes. */
  pages: number
  billedPages: number
  volumes: number
  total: Money
}

/** What only one kind of mail tells. */
export interface MailDetails {
  /** Files to fetch, and until when. */
  files?: { kind: 'inner' | 'cover' | 'reading'; volume: number; title: string; href: string }[]
  until?: Date
  tracking?: { number: string; href?: string }
  refunded?: Money
}
