import { isRequestId, requestIdHere } from '../log/request-id-here.ts'

/** What pg-boss keeps of a job: its payload, and beside it the request that left it. */
export interface JobData {
  payload: Record<string, unknown>
  requestId?: string
}

/** A payload as it is left here. */
export function jobDataOf(payload: unknown): object {
  const requestId = requestIdHere()
  return { ...Object(payload), ...(requestId !== undefined && { [requestIdName]: requestId }) }
}

export function readJobData(data: unknown): JobData {
  const { [requestIdName]: requestId, ...payload } = Object(data)
  return { payload, ...(isRequestId(requestId) && { requestId }) }
}

/** No payload has a field of this name. */
const requestIdName = '$requestId'
