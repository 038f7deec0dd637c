import { apiRoot } from '#contract/call'
import { type Caller, send, until } from './attempt.ts'

const root = `${apiRoot}/uploads/`
const pieceBytes = 256 * 1024

/** Sends an archive by tus, in pieces; after a break it asks how far it came. */
export async function upload(caller: Caller, bid: string, bytes: Buffer): Promise<string> {
  const tus = async (method: 'POST' | 'PATCH' | 'HEAD', path: string, headers = {}, body?: Buffer) => {
    const answer = send(caller.origin + path, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Token ${caller.token}`, ...headers },
      ...(body && { body }),
    })
    caller.onCall()
    const { status, ...rest } = await answer
    if (status >= 400 && status < 500) throw new Error(`${method} ${path}: ${status} ${rest.bytes}`)
    return { status, headers: rest.headers }
  }
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  const path = await until('an upload', async () => {
    const { headers } = await tus('POST', root, {
      'upload-length': String(bytes.length),
      'upload-metadata': `bid ${encoded(bid)},filename ${encoded('facebook.zip')}`,
    })
    return headers.location === undefined ? undefined : String(headers.location)
  })
  for (let at = 0; at < bytes.length; ) {
    const piece = bytes.subarray(at, at + pieceBytes)
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) }
    const sent = await tus('PATCH', path, headers, piece)
    at =
      sent.status === 204
        ? Number(sent.headers['upload-offset'])
        : await until('how far it came', async () => {
            const head = await tus('HEAD', path)
            return head.status === 200 ? Number(head.headers['upload-offset']) : undefined
          })
  }
  return path.slice(path.lastIndexOf('/') + 1)
}
