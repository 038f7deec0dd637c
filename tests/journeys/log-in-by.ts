import type { Visitor } from './visitor.ts'

/** From the front page through the login of a network, as one of its people; ends where the network sends them. */
export async function logInBy(
  visitor: Visitor,
  network: 'facebook' | 'instagram',
  person: string,
): Promise<void> {
  const { page, say } = visitor
  await page.goto('/')
  await openLogin(visitor)
  await page.getByRole('link', { name: say(`login.${network}`) }).click()
  await page.waitForURL(`**/sandbox/${network}/**`)
  await page.locator(`[data-person="${person}"]`).click()
}

/** Presses what begins the login on every page. */
export async function openLogin({ page, say }: Visitor): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: say('nav.start'), exact: true }).click()
}
