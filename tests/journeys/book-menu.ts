import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** Chooses from the menu of a book on the shelf: of the one called `title`, or of the first. */
export async function chooseInMenu(
  { page, say, like }: Visitor,
  entry: BookEntry,
  title?: string,
): Promise<void> {
  const name = title === undefined ? like('web-shelf:more') : say('web-shelf:more', { title })
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('menuitem', { name: say(`web-shelf:menu.${entry}`) }).click()
}

export type BookEntry = 'import' | 'patch' | 'receipt' | 'delete'

/** The dialog that tells what became of everything. */
export function receiptOf({ page, say }: Visitor): Locator {
  return page.getByRole('dialog', { name: say('web-import:receipt.heading') })
}

/** In the receipt of a book that has something in it: drawn when all has been counted. */
export function receiptBar(visitor: Visitor): Locator {
  const bars = receiptOf(visitor).getByRole('img', { name: visitor.like('web-import:receipt.bar') })
  return bars.first()
}
