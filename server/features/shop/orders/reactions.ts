import { on, type Reaction } from '../../../kernel/events/reactions.ts'
import { accountErasing } from '../../account/topics.ts'
import { forgetPerson } from './forget-orders.ts'

export const orderReactions: readonly Reaction[] = [
  // what was paid stays for who keeps the books, and is nobody's
  on(accountErasing, (tx, { uid }, { now }) => forgetPerson(tx, uid, now())),
]
