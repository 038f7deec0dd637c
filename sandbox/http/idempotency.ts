import { createHash } from 'node:crypto'
import type { Answer } from './answer.ts'
import { ObjectLog } from './object-log.ts'

interface Answered {
  id: string
  requestHash: string
  answer: Answer
}

/** Answers by key: the same key gets the same answer, as providers promise it. */
export class Idempotency {
  readonly #answered: ObjectLog<Answered>

  constructor(file?: string) {
    this.#answered = new ObjectLog<Answered>(file)
  }

  /** What was answered to this key; `other` where the request was another one. */
  find(key: string, request: string): Answer | 'other' | undefined {
    const answered = this.#answered.get(key)
    if (answered === undefined) return undefined
    return answered.requestHash === hashOf(request) ? answered.answer : 'other'
  }

  keep(key: string, request: string, answer: Answer): void {
    this.#answered.put({ id: key, requestHash: hashOf(request), answer })
  }
}

const hashOf = (request: string) => createHash('sha256').update(request).digest('hex')
