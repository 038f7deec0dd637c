import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type CaughtMail, readMail } from './caught-mail.ts'
import { listPage, messagePage } from './mail-pages.ts'

export interface MailCatcher {
  /** Of the SMTP server on this machine. */
  port: number
  /** The newest first. */
  mails(): readonly CaughtMail[]
  /** Refuses or puts off what comes for a mailbox, so many times. */
  refuse(mailbox: string, code: number, times?: number): void
  /** Answers what lies under the prefix; false: the request is somebody else's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

export interface MailCatcherOptions {
  /** A free one unless said. */
  port?: number
  /** Where its pages lie. */
  prefix?: string
  /** Messages that are kept. */
  most?: number
  now?: () => number
}

/**
 * A mail server that delivers nothing and shows everything: `/sandbox/mail/` to people, `/sandbox/mail/messages.json` to tests. A
 * message that comes again, by its Message-ID, is shown once, as mailboxes do.
 */
export async function startMailCatcher(options: MailCatcherOptions = {}): Promise<MailCatcher> {
  const { port = 0, prefix = '/sandbox/mail', most = 300, now = Date.now } = options
  const caught = new Map<string, CaughtMail>()
  const refusals = new Map<string, { code: number; times: number }>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largestBytes,
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const refusal = refusals.get(address)
      if (!refusal || refusal.times === 0) return callback()
      refusal.times -= 1
      return callback(Object.assign(new Error('not now'), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, callback) {
      const to = envelope.rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        readMail(Buffer.concat(chunks), to, now()).then(mail => {
          const known = caught.get(mail.id)
          if (known) known.times += 1
          else caught.set(mail.id, mail)
          const [oldest] = caught.keys()
          if (caught.size > most && oldest !== undefined) caught.delete(oldest)
          callback()
        }, callback)
      })
    },
  })
  // who is cut off while he talks is no trouble of ours
  server.on('error', () => undefined)
  const { server: listener } = server
  server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  // a server that listens on a port has one
  const { port: openPort } = listener.address() as AddressInfo
  const mails = () => [...caught.values()].reverse()
  return {
    port: openPort,
    mails,
    refuse: (mailbox, code, times = 1) => refusals.set(mailbox, { code, times }),
    async handle(request, response) {
      const url = new URL(request.url ?? '', 'http://sandbox')
      if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return false
      send(response, answer(url, prefix, mails()))
      return true
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

const largestBytes = 20 * 2 ** 20

interface Page {
  status: number
  type: string
  policy: string
  body: string
}

const own = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'"
/** What somebody else may have written: shown, and nothing of it runs or asks for anything. */
const foreign = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

function answer(url: URL, prefix: string, mails: readonly CaughtMail[]): Page {
  const [id = '', part] = url.pathname.slice(prefix.length + 1).split('/')
  const html = (body: string, policy = own): Page => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    policy,
    body,
  })
  const to = url.searchParams.get('to')
  const wanted = mails.filter(mail => to === null || mail.to.includes(to))
  if (id === '') return html(listPage(wanted, prefix))
  if (id === 'messages.json')
    return { status: 200, type: 'application/json', policy: own, body: JSON.stringify(wanted) }
  const mail = mails.find(mail => mail.id === id)
  if (!mail) return { status: 404, type: 'text/plain', policy: own, body: 'Not Found' }
  return part === 'html' ? html(mail.html, foreign) : html(messagePage(mail, prefix))
}

function send(response: ServerResponse, { status, type, policy, body }: Page): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(body)
}
