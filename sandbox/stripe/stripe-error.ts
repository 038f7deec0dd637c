import { type Answer, json } from '../http/answer.ts'

export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: object
}

export const stripeError = (status: number, error: StripeErrorBody): Answer => json(status, { error })

export const noSuch = (what: string, id: string): Answer =>
  stripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  })

export const invalid = (message: string, code?: string): Answer =>
  stripeError(400, { type: 'invalid_request_error', message, ...(code !== undefined && { code }) })
