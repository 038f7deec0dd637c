import { addressRules } from '#domain/addresses/address-rules'
import { type Paper, paperNames } from '#domain/catalogue/papers'
import { regionOf } from '#domain/catalogue/regions'
import { invariant } from '#domain/invariant'
import type { PrintAddress, PrintedBook, PrintOrder } from './printer.ts'

/** Trims of Lulu's that are those of our papers. None is our A4: Lulu's is 12 mm taller. */
const trimCodes: Readonly<Partial<Record<Paper, string>>> = { a5: '0583X0827' }

export const luluPapers: readonly Paper[] = paperNames.filter(paper => paper in trimCodes)

/** An order as Lulu's API wants it. */
export function luluJob({ id, number, books, address, shipping }: PrintOrder, email: string) {
  return {
    contact_email: email,
    external_id: id,
    line_items: books.map((book, i) => ({
      external_id: `${id}-${i + 1}`,
      title: titleOf(book, number),
      quantity: book.copies,
      printable_normalization: {
        cover: { source_url: book.cover.address },
        interior: { source_url: book.inner.address },
        pod_package_id: packageOf(book),
      },
    })),
    shipping_address: shippingAddress(address),
    shipping_level: shipping === 'express' ? 'EXPRESS' : 'MAIL',
  }
}

/** Lulu takes no book without a title; it stands on Lulu's papers only. */
function titleOf({ title, volume, volumes }: PrintedBook, number: string): string {
  const name = title.trim() || number
  return volumes > 1 ? `${name} ${volume}` : name
}

/** What is empty is left out: Lulu refuses an empty text where it takes none at all. */
function shippingAddress(address: PrintAddress): Record<string, string> {
  const fields = {
    name: address.name,
    street1: address.line1,
    street2: address.line2,
    city: address.city || placeOf(address),
    state_code: hasCode(address) ? address.state : '',
    postcode: address.postalCode,
    country_code: address.country,
    phone_number: address.phone,
    email: address.email,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** Lulu takes two or three letters for a state. */
const hasCode = ({ state }: PrintAddress) => /^[A-Z]{2,3}$/.test(state)

/** In place of a city that a country has not: its name as carriers write it, behind that of its part where Lulu takes no code of it. */
function placeOf(address: PrintAddress): string {
  const region = regionOf(address.country)
  const part = region && addressRules[region].states.find(({ code }) => code === address.state)
  const country = new Intl.DisplayNames('en', { type: 'region', style: 'short' }).of(address.country)
  return [part && !hasCode(address) ? part.englishName : '', country].filter(Boolean).join(', ')
}

/** Trim in hundredths of an inch, full colour, binding (perfect, case wrap), 80# coated white, matte (Lulu's product catalogue). */
function packageOf({ paper, binding }: Pick<PrintedBook, 'paper' | 'binding'>): string {
  const trim = trimCodes[paper]
  invariant(trim, 'a book that Lulu has no trim for is not handed over')
  const bind = { paperback: 'PB', hardback: 'CW' }[binding]
  return `${trim}.FC.PRE.${bind}.080CW444.MXX`
}
