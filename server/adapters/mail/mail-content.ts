import type { Language } from '#domain/catalogue/languages'

/** What stands in a mail, before it is HTML or plain text. */
export interface MailContent {
  language: Language
  brandName: string
  heading: string
  greeting: string
  lead: string
  /** The one thing to do. */
  action?: MailLink
  links: MailLink[]
  books: { title: string; author: string; about: string; price: string }[]
  /** The last is the sum. */
  sums: { name: string; amount: string }[]
  facts: { name: string; lines: string[] }[]
  closing: string
  why: string
  /** Words for who does not see the cover; absent where there is none. */
  coverAlt?: string
}

export interface MailLink {
  label: string
  href: string
}
