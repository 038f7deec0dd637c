import { isRequestId, requestIdHere } from '../log/request-id-here.ts'
import { spanHere } from '../tracing/span-here.ts'
import { isTraceparent } from '../tracing/traceparent.ts'

/** What pg-boss keeps of a job: its payload, and beside it the request that left it, and the span where that is traced. */
export interface JobData {
  payload: Record<string, unknown>
  requestId?: string
  traceparent?: string
}

/** A payload as it is left here. */
export function jobDataOf(payload: unknown): object {
  const requestId = requestIdHere()
  const traceparent = spanHere()?.traceparent()
  return {
    ...Object(payload),
    ...(requestId !== undefined && { [requestIdName]: requestId }),
    ...(traceparent !== undefined && { [traceparentName]: traceparent }),
  }
}

export function readJobData(data: unknown): JobData {
  const { [requestIdName]: requestId, [traceparentName]: traceparent, ...payload } = Object(data)
  return {
    payload,
    ...(isRequestId(requestId) && { requestId }),
    ...(isTraceparent(traceparent) && { traceparent }),
  }
}

/** No payload has a field of these names. */
const requestIdName = '$requestId'
const traceparentName = '$traceparent'

/** What else stands in the data of a job. */
export const besidePayload: readonly string[] = [requestIdName, traceparentName]
