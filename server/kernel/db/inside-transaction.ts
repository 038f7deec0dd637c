import { AsyncLocalStorage } from 'node:async_hooks'

interface Transaction {
  open: boolean
  after: (() => void)[]
}

/** Does the work of a transaction, which `run` begins and commits, and knows so in all that is called from it. */
export async function insideTransaction<T>(run: (within: <W>(work: () => W) => W) => Promise<T>): Promise<T> {
  const transaction: Transaction = { open: true, after: [] }
  try {
    const result = await run(work => transactions.run(transaction, work))
    for (const act of transaction.after) act()
    return result
  } finally {
    // what goes on after it, and was begun in it, is outside
    transaction.open = false
  }
}

/** Acts when the transaction that goes on here has committed, and never where it does not; at once outside of one. */
export function afterCommit(act: () => void): void {
  const transaction = transactions.getStore()
  if (transaction?.open) transaction.after.push(act)
  else act()
}

/** Throws inside a transaction: what asks for a second connection there can wait for ever, for others that do the same. */
export function askedInTransaction(): void {
  if (transactions.getStore()?.open)
    throw new Error('the pool was asked inside a transaction: ask the transaction')
}

const transactions = new AsyncLocalStorage<Transaction>()
