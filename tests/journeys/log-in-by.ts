import type { ContentNetwork } from '#domain/catalogue/networks'
import type { Visitor } from './visitor.ts'

/** From the front page through the login of a network, as one of its people; ends where the network sends them. */
export async function logInBy(visitor: Visitor, network: ContentNetwork, person: string): Promise<void> {
  const { page, t } = visitor
  await page.goto('/')
  await openLogin(visitor)
  await page.getByRole('link', { name: t(`login.${network}`) }).click()
  await page.waitForURL(`**/sandbox/${network}/**`)
  await page.locator(`[data-person="${person}"]`).click()
}

/** Presses what begins the login on every page. */
export async function openLogin({ page, t }: Visitor): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: t('nav.start'), exact: true }).click()
}
