import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { paymentsOf } from '#server/adapters/payments/payments-of'
import { importDeps } from '../imports/import-fixture.ts'
import { payAndRefund } from './pay-and-refund.ts'
import { paymentDeps } from './payment-fixture.ts'

// A process to kill: pays an order and gives a part back, and dies by its own hand at the step that is told.
const [databaseUrl = '', folder = '', sandbox = '', pid = '', dieAt = ''] = process.argv.slice(2)
let steps = 0
const step = () => {
  steps += 1
  if (steps === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
}

const imports = importDeps(databaseUrl, folder)
const { db } = imports
const transaction = db.transaction.bind(db)
db.transaction = async (work, config) => {
  const result = await transaction(async tx => {
    const result = await work(tx)
    // all is written, and not committed
    step()
    return result
  }, config)
  step()
  return result
}
const settings = { stripe: { ...stripeSandbox, apiUrl: sandbox, scriptUrl: '' } }
const payments = paymentsOf(settings, () => new Date())
const { card } = payments
if (card) {
  const stepping = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return async (...args: A) => {
      step()
      const answer = await call(...args)
      // it is done there, and nobody here knows
      step()
      return answer
    }
  }
  payments.card = {
    ...card,
    begin: stepping(card.begin),
    look: stepping(card.look),
    refund: stepping(card.refund),
  }
}
await payAndRefund(paymentDeps(imports, payments, []), sandbox, pid)
await imports.close()
