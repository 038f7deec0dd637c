import { createHash } from 'node:crypto'
import type { Answer } from './answer.ts'
import { ObjectLog } from './object-log.ts'

interface Answered {
  id: string
  requestHash: string
  answer: Answer
  /** Milliseconds since 1970. */
  at: number
}

/** For how long a provider knows its keys; for ever unless said. */
interface Kept {
  now(): number
  ms: number
}

/** Answers by key: the same key gets the same answer, as providers promise it. */
export class Idempotency {
  readonly #answered: ObjectLog<Answered>
  readonly #kept: Kept

  constructor(file?: string, kept: Kept = { now: () => 0, ms: Number.POSITIVE_INFINITY }) {
    this.#answered = new ObjectLog<Answered>(file)
    this.#kept = kept
  }

  /** What was answered to this key; `other` where the request was another one. */
  find(key: string, request: string): Answer | 'other' | undefined {
    const answered = this.#answered.get(key)
    if (answered === undefined || answered.at + this.#kept.ms <= this.#kept.now()) return undefined
    return answered.requestHash === hashOf(request) ? answered.answer : 'other'
  }

  keep(key: string, request: string, answer: Answer): void {
    this.#answered.put({ id: key, requestHash: hashOf(request), answer, at: this.#kept.now() })
  }
}

const hashOf = (request: string) => createHash('sha256').update(request).digest('hex')
