import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '../http/answer.ts'

const names = ['stripe.js', 'element.js', 'challenge-over.js']

/** The scripts that the played Stripe gives to browsers. */
export function browserFile(name: string): Answer | undefined {
  if (!names.includes(name)) return undefined
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    body: readFileSync(join(import.meta.dirname, 'browser', name), 'utf8'),
  }
}
