import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { apiRoot } from '#contract/call'
import { readBook } from '#contract/shelf'
import { importArchives, listImports } from '#contract/social-imports'
import type { Visitor } from './visitor.ts'

export interface Imported {
  /** Bytes on their way to the service. */
  upload: number
  /** From the last byte until the book is complete. */
  complete: number
  pages: number
}

/** Uploads an archive as the browser does, and waits until every month of the book is set. */
export async function importArchive(visitor: Visitor, bid: string, zip: string): Promise<Imported> {
  const start = performance.now()
  const uploadId = await upload(visitor, bid, zip)
  const whole = performance.now()
  await visitor.ask(importArchives, { body: { bid, uploads: [uploadId] } })
  for (;;) {
    const { imports } = await visitor.ask(listImports, { query: { bid } })
    const [run] = imports
    if (run && run.state !== 'waiting' && run.state !== 'running') {
      if (run.state !== 'done') throw new Error(`the import ended as ${run.state}: ${run.why}`)
      break
    }
    await pause(lookEveryMs)
  }
  const complete = (performance.now() - whole) / 1000
  const book = await visitor.ask(readBook, { params: { bid } })
  const left = book.retypesetMonths[book.typeset]?.length ?? 0
  if (left > 0) throw new Error(`${left} months were left`)
  return { upload: (whole - start) / 1000, complete, pages: book.totalPage }
}

const lookEveryMs = 50

async function upload({ origin, token }: Visitor, bid: string, zip: string): Promise<string> {
  const { size } = await stat(zip)
  const headers = { authorization: `Token ${token}`, 'tus-resumable': '1.0.0' }
  const inBase64 = (text: string) => Buffer.from(text).toString('base64')
  const made = await request(`${origin}${apiRoot}/uploads/`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(size),
      'upload-metadata': `bid ${inBase64(bid)},filename ${inBase64(basename(zip))}`,
    },
  })
  await made.body.dump()
  const address = new URL(String(made.headers.location), origin)
  const sent = await request(address, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: createReadStream(zip),
    headersTimeout: 0,
  })
  await sent.body.dump()
  if (sent.statusCode !== 204) throw new Error(`the upload was answered with ${sent.statusCode}`)
  return address.pathname.split('/').at(-1) ?? ''
}
