import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { whyUnavailable } from '../../kernel/db/why-unavailable.ts'
import { StoreAway, type WhyAway } from '../../kernel/store-away.ts'
import { countStoreError, timeStoreCall } from './store-figures.ts'

/** Where a store that speaks S3 is, and who asks it. */
export interface S3Account {
  region: string
  /** Of a store that is not Amazon's. */
  endpoint?: string
  /** For stores that have no host name per bucket. */
  forcePathStyle?: boolean
  patience?: Partial<S3Patience>
  /** As the environment of the process says, where absent. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** How long the store may take, ms; what failed is tried once more. */
interface S3Patience {
  connectMs: number
  /** Nothing moves, in either direction. */
  silenceMs: number
  /** From its first byte to the head of its answer: 8 MB at most go out in one. */
  requestMs: number
}

const defaultPatience: S3Patience = { connectMs: 3_000, silenceMs: 5_000, requestMs: 60_000 }

/** Its calls throw StoreAway where the store does not answer in time, is out of order, or does not know who asks. */
export function s3Client(account: S3Account): S3Client {
  const { region, endpoint, forcePathStyle = false, credentials } = account
  const { connectMs, silenceMs, requestMs } = { ...defaultPatience, ...account.patience }
  const client = new S3Client({
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
    region,
    // other stores refuse the checksums that the SDK adds by itself
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  })
  client.middlewareStack.add(
    (next, { commandName = 'other' }) =>
      async args => {
        const endTiming = timeStoreCall(commandName)
        try {
          return await next(args)
        } catch (error) {
          const why = whyAway(error)
          if (why !== undefined || !isMissing(error)) countStoreError(why ?? 'refused')
          throw why === undefined ? error : new StoreAway(error, why, storeAnswerIn(error))
        } finally {
          endTiming()
        }
      },
    { step: 'initialize' },
  )
  return client
}

/** Out of time, out of reach, out of order, or shut: what the store says against one request is another thing. */
function whyAway(error: unknown): WhyAway | undefined {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 500
    if (status >= 500 || status === 429) return 'away'
    return status === 401 || status === 403 || settingsErrors.has(error.name) ? 'refused' : undefined
  }
  const isSilent =
    error instanceof Error && (error.name === 'TimeoutError' || whyUnavailable(error) === 'away')
  return isSilent ? 'away' : undefined
}

/** `403 AccessDenied`: what a person looks for. A question for the head alone is answered by the status alone. */
function storeAnswerIn(error: unknown): string | undefined {
  if (!(error instanceof S3ServiceException)) return undefined
  const status = error.$metadata.httpStatusCode ?? ''
  return error.name === String(status) ? error.name : `${status} ${error.name}`.trim()
}

/** Said with a status that says other things too: the bucket is not there, the key has ended. */
const settingsErrors = new Set(['NoSuchBucket', 'ExpiredToken', 'InvalidToken'])

/** What the store answers; undefined where it has no such thing. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A bucket that is not there is a mistake in the settings. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'
}
