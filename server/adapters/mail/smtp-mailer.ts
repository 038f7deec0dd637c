import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../settings-shape.ts'
import { isMailAddress } from './is-mail-address.ts'
import type { Mailer } from './mailer.ts'

/** Sends by SMTP, over a few connections that stay open. `name` stands before the address of the sender. */
export function smtpMailer({ smtpUrl, from }: MailSettings, name: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    // a server that is silent is not waited for: the job comes back
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ id, to, subject, text, html, pictures }) {
      if (!isMailAddress(to)) return 'refused'
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: onOneLine(name), address: from },
          to: { name: '', address: to },
          subject: onOneLine(subject),
          text,
          html,
          attachments: pictures.map(({ cid, type, bytes }) => ({
            cid,
            contentType: type,
            contentDisposition: 'inline' as const,
            filename: `${cid}.${type.slice('image/'.length)}`,
            content: bytes,
          })),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return 'sent'
      } catch (error) {
        if (isForGood(error)) return 'refused'
        throw error
      }
    },
    async close() {
      transport.close()
    },
  }
}

const patienceMs = 30_000

/** A header is one line, whatever a title or a name holds. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** The server knows the message and does not want it: this mailbox, this sender, this content. */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = Object(error)
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command)
}
