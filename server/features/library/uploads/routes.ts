import type { IncomingMessage } from 'node:http'
import { ERRORS, EVENTS, Server } from '@tus/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiRoot } from '#contract/call'
import { codes } from '#contract/codes'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import { freeBytesOf } from '../../../free-bytes-of.ts'
import { authorize } from '../../../kernel/http/authorize.ts'
import { isRefused, type Refused, refusalBody, refuse, sendRefusal } from '../../../kernel/http/refusal.ts'
import { noteStoreAway } from '../../../kernel/log/note-store-away.ts'
import { isNoSpace } from '../../../kernel/no-space.ts'
import { storeAwayIn } from '../../../kernel/store-away.ts'
import { authenticate } from '../../account/sessions/authenticate.ts'
import { bookPolicy } from '../books/policy.ts'
import { uploadArrived } from '../topics.ts'
import { finishLeft, finishUpload, isWhole } from './finish-upload.ts'
import { uploadPolicy } from './policy.ts'
import { setUploadArrived } from './store.ts'
import { uploadBytesOf } from './upload-bytes-of.ts'
import { keepUploadCall, readUploadCall, type UploadCall, uploadCallOf } from './upload-call.ts'
import type { UploadMetadata } from './upload-metadata.ts'
import { UploadRefused, uploadRows } from './upload-rows.ts'

/** Archives come in by tus: in pieces, and on from where they were after a break. */
export async function uploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const tus = tusServer(deps)
  app.addHook('onReady', () => finishLeft(deps))
  await app.register(async scope => {
    // tus reads the bytes itself
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const arriving = new Set<IncomingMessage>()
    // gigabytes take longer than a stop: who sends them goes on from the bytes that are kept
    app.addHook('preClose', async () => {
      for (const request of arriving) request.destroy()
    })
    for (const url of [root, `${root}/`, `${root}/:uploadId`]) {
      scope.route({
        method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        async handler(request, reply) {
          const call = await readChecked(request, deps)
          if (isRefused(call)) return sendRefusal(request, reply, call)
          if (call) keepUploadCall(request.raw, call)
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value)
          reply.hijack()
          if (request.method === 'PATCH') arriving.add(request.raw)
          await tus.handle(request.raw, reply.raw).finally(() => arriving.delete(request.raw))
          // a piece that took less than a second, or broke off
          if (request.method === 'PATCH' && call?.uploadId !== undefined)
            await tellArrived(deps, call.uploadId)
        },
      })
    }
  })
}

const root = `${apiRoot}/uploads`

function tusServer(deps: Deps): Server {
  const { settings } = deps
  const bytes = uploadBytesOf(deps)
  const server = new Server({
    path: root,
    datastore: bytes.datastore(uploadRows(deps)),
    maxSize: settings.uploadMaxBytes,
    namingFunction: () => deps.newId(),
    getFileIdFromRequest: request => uploadCallOf(request).uploadId,
    async onUploadCreate(request) {
      const call = uploadCallOf(request)
      invariant(call.uploadId === undefined, 'only a new upload has metadata')
      return { metadata: tusMetadata(call.metadata) }
    },
    // behind a proxy, only the path is the same for the browser
    generateUrl: (_request, { id }) => `${root}/${id}`,
    disableTerminationForFinishedUploads: true,
    allowedOrigins: [],
    async onUploadFinish(_request, { id }) {
      // one that was refused as soon as its directory could be read is gone
      if (!(await bytes.sync(id)) || !(await finishUpload(deps, id))) throw ERRORS.FILE_NOT_FOUND
      return {}
    },
    async onResponseError(request, error) {
      const languageOfRequest = { 'accept-language': request.headers.get('accept-language') ?? '' }
      const refusal = await refusalOf(error, deps)
      if (refusal)
        return {
          status_code: codes[refusal.refused].status,
          body: JSON.stringify(refusalBody(refusal, languageOfRequest)),
        }
      const status = 'status_code' in error ? error.status_code : 500
      if (status >= 500) deps.log.error({ err: error }, 'an upload failed')
      const body = refusalBody(refuse(nameOf(status)), languageOfRequest)
      return { status_code: status, body: JSON.stringify(body) }
    },
  })
  // once a second while bytes come
  server.on(EVENTS.POST_RECEIVE, (_request, { id }) => void tellArrived(deps, id))
  return server
}

async function refusalOf(error: unknown, deps: Deps): Promise<Refused | undefined> {
  if (error instanceof UploadRefused) return error.refusal
  const storeAway = storeAwayIn(error)
  if (storeAway) {
    noteStoreAway(deps.log, storeAway, { path: root })
    return refuse('serverAway')
  }
  return diskRefusal(error, deps)
}

/** Whether a piece could not be written since the disk is full: what came before stays, and the sender waits. */
async function diskRefusal(error: unknown, { settings }: Deps): Promise<Refused | undefined> {
  if (isNoSpace(error)) return refuse('storageFull')
  if (error !== ERRORS.FILE_WRITE_ERROR) return undefined
  return (await freeBytesOf(settings.dataFolder)) < fullDiskBytes ? refuse('storageFull') : undefined
}

/** tus hides mostly what the disk said; less than a piece is left. */
const fullDiskBytes = 16 * 2 ** 20

async function tellArrived(deps: Deps, uploadId: string): Promise<void> {
  try {
    const bytes = await uploadBytesOf(deps).arrived(uploadId)
    // nothing yet; or refused, or read to its end
    if (bytes === undefined) return
    await deps.db.transaction(async tx => {
      await setUploadArrived(tx, uploadId)
      await deps.events.emit(tx, uploadArrived, { uploadId, bytes })
    })
  } catch (error) {
    deps.log.error({ err: error }, 'an upload was not read')
  }
}

/** What the request wants, where its caller may; undefined for a preflight, which tells nothing of any upload. */
async function readChecked(request: FastifyRequest, deps: Deps): Promise<UploadCall | Refused | undefined> {
  if (request.method === 'OPTIONS') return undefined
  const caller = await authenticate(request, deps)
  if (isRefused(caller)) return caller
  if (!caller) return refuse('unauthorized')
  const call = readUploadCall(request)
  if (isRefused(call)) return call
  const context = { caller, request, deps }
  if (call.uploadId === undefined) {
    if (call.bytes > deps.settings.uploadMaxBytes) return refuse('tooLarge')
    if (!(await uploadBytesOf(deps).hasRoomFor(call.bytes))) return refuse('storageFull')
    const book = await authorize(bookPolicy, 'import', { bid: call.metadata.bid }, context)
    return isRefused(book) ? book : call
  }
  const upload = await authorize(uploadPolicy, actionOf(request.method), call, context)
  if (isRefused(upload)) return upload
  if (request.method === 'HEAD') await isWhole(deps, upload)
  // before its first byte: it may be about to be removed for its age
  if (request.method === 'PATCH') await setUploadArrived(deps.db, upload.uploadId)
  return call
}

function actionOf(method: string): 'read' | 'append' | 'remove' {
  if (method === 'PATCH') return 'append'
  return method === 'DELETE' ? 'remove' : 'read'
}

/** As tus has it: no value that is undefined. */
function tusMetadata({ bid, filename, first }: UploadMetadata) {
  return { bid, ...(filename !== undefined && { filename }), ...(first !== undefined && { first }) }
}

function nameOf(status: number) {
  if (status === 413) return 'tooLarge'
  if (status === 404 || status === 410) return 'notFound'
  if (status === 415) return 'notAcceptable'
  return status >= 500 ? 'serverError' : 'badRequest'
}
