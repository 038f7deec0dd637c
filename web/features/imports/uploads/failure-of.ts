import { generalCodes } from '#contract/general-codes'
import { ApiError } from '../../../api/api-error.ts'
import { codeIn, detailsIn } from '../../../api/client.ts'

/** What an answer says went wrong with an upload; undefined where none came (status 0). */
export function failureOf(status: number, body: string): ApiError | undefined {
  if (status === 0) return undefined
  const json = parsed(body)
  // a proxy that waits no longer says the same without our code
  const code =
    codeIn(json) ?? (status === generalCodes.tooSlow.status ? generalCodes.tooSlow.code : undefined)
  return new ApiError(status, code, undefined, detailsIn(json))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // a proxy's own page
    return undefined
  }
}
