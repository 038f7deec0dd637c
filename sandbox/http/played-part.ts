import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answer, json, text } from './answer.ts'
import { isBelow, readRequest, type SandboxRequest } from './sandbox-request.ts'
import type { HttpTrouble } from './trouble.ts'

/** A part of the outside world, played over HTTP. */
export interface PlayedPart {
  /** Answers what lies under its prefix; false: the request is somebody else's, and untouched. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

export interface PartOptions {
  /** Where it lies on its host: `/sandbox/stripe`. */
  prefix: string
  trouble: HttpTrouble
  answer(request: SandboxRequest): Answer | Promise<Answer>
  /** What the provider says where it fails. */
  failure(status: number): Answer
}

/** Answers requests as the part does, with the trouble that was ordered at `control` below the prefix. */
export async function handlePart(
  req: IncomingMessage,
  res: ServerResponse,
  { prefix, trouble, answer, failure }: PartOptions,
): Promise<boolean> {
  if (!isBelow(req.url ?? '', prefix)) return false
  const request = await readRequest(req, prefix)
  if (request.segments[0] === 'control') write(res, control(trouble, request))
  else {
    const { status, drop } = await trouble.meet(`/${request.segments.join('/')}`)
    if (drop === 'before') res.destroy()
    else {
      const reply = status === undefined ? await answered(request, answer, failure) : failure(status)
      if (drop === 'after') res.destroy()
      else write(res, reply)
    }
  }
  return true
}

async function answered(
  request: SandboxRequest,
  answer: PartOptions['answer'],
  failure: PartOptions['failure'],
): Promise<Answer> {
  try {
    return await answer(request)
  } catch {
    return failure(500)
  }
}

function control(trouble: HttpTrouble, { method, segments, body }: SandboxRequest): Answer {
  if (method !== 'POST') return text(405, 'POST')
  if (segments[1] === 'reset') trouble.reset()
  else {
    const refused = trouble.take(body)
    if (refused) return json(400, refused)
  }
  return json(200, { done: true })
}

function write(res: ServerResponse, { status, headers, body }: Answer): void {
  if (res.destroyed || res.headersSent) return
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  res.end(body)
}
