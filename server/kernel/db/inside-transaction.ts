import { AsyncLocalStorage } from 'node:async_hooks'

/** Does the work of a transaction, and knows so in all that is called from it. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { open: true }
  try {
    return await transactions.run(transaction, work)
  } finally {
    // what goes on after it, and was begun in it, is outside
    transaction.open = false
  }
}

/** Throws inside a transaction: what asks for a second connection there can wait for ever, for others that do the same. */
export function askedInTransaction(): void {
  if (transactions.getStore()?.open)
    throw new Error('the pool was asked inside a transaction: ask the transaction')
}

const transactions = new AsyncLocalStorage<{ open: boolean }>()
