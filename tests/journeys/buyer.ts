import type { Visitor } from './visitor.ts'

/** Where parcels go in the journeys, by what stands in the fields. */
export const receivers = {
  TW: {
    lastName: '陳',
    firstName: '怡君',
    phone: '0912345678',
    state: 'TPE',
    city: '大安區',
    postalCode: '106',
    line1: '和平東路一段 162 號',
  },
  HK: {
    lastName: '陳',
    firstName: '嘉欣',
    phone: '91234567',
    state: 'KLN',
    city: '旺角',
    line1: '彌敦道 700 號',
  },
  US: {
    lastName: 'Lovelace',
    firstName: 'Ada',
    phone: '4155550100',
    state: 'CA',
    city: 'San Francisco',
    postalCode: '94103',
    line1: '1 Market Street',
  },
} as const

export type Region = keyof typeof receivers

/** Fills the address form in, country first: others have other fields. */
export async function fillAddress({ page }: Visitor, region: Region): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[name=line1]') })
  await form.locator('[name=country]').selectOption(region)
  const { state, ...fields } = receivers[region]
  await form.locator('[name=state]').selectOption(state)
  for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text)
  await form.locator('[name=email]').fill('buyer@example.com')
}

/** Types a card into the fields of the payment service. */
export async function fillCard({ page, t }: Visitor, number: string, postalCode = '106'): Promise<void> {
  const field = (name: string) => page.frameLocator(`iframe[name="card-${name}"]`).locator('input')
  await field('number').fill(number)
  await field('expiry').fill('12/34')
  await field('cvc').fill('123')
  await page.getByRole('textbox', { name: t('web-checkout:card.postalCode') }).fill(postalCode)
}
