import type { Locator } from 'playwright-core'
import { eventually, type Visitor } from './visitor.ts'

/** Chooses from the menu of a book on the shelf: of the one called `title`, or of the first. */
export async function chooseInMenu(
  { page, t, tPattern }: Visitor,
  entry: BookEntry,
  title?: string,
): Promise<void> {
  const name = title === undefined ? tPattern('web-shelf:more') : t('web-shelf:more', { title })
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('menuitem', { name: t(`web-shelf:menu.${entry}`) }).click()
}

export type BookEntry = 'import' | 'patch' | 'receipt' | 'delete'

/** The dialog that tells what became of everything. */
export function receiptOf({ page, t }: Visitor): Locator {
  return page.getByRole('dialog', { name: t('web-import:receipt.heading') })
}

/** In the receipt of a book that has something in it: drawn when all has been counted. */
export function receiptBar(visitor: Visitor): Locator {
  const bars = receiptOf(visitor).getByRole('img', { name: visitor.tPattern('web-import:receipt.bar') })
  return bars.first()
}

/** Until the receipt says something so many times: what an import brought since it was opened is shown by a press. */
export async function receiptSays(visitor: Visitor, words: string, times = 1): Promise<void> {
  const { t } = visitor
  const receipt = receiptOf(visitor)
  const anew = receipt.getByRole('button', { name: t('web-import:receipt.anew') })
  await eventually(async () => {
    if (await anew.isVisible()) await anew.click()
    return receipt.getByText(words).count()
  }).toBe(times)
}
