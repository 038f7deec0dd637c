import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A message as its reader gets it. */
export interface CaughtMail {
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** The mailboxes it was handed over for, whatever its headers say. */
  to: string[]
  from: string
  fromName: string
  messageId: string
  /** How often it came. */
  times: number
  subject: string
  text: string
  /** Pictures of the message stand in it as they are. */
  html: string
  headers: { key: string; value: string }[]
}

/** Reads a message in the form of RFC 5322. */
export async function readMail(raw: Buffer, to: readonly string[], at: number): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  const messageId = mail.messageId ?? ''
  const pictures = new Map(
    mail.attachments.map(({ contentId, mimeType, content }) => [
      (contentId ?? '').replace(/^<|>$/g, ''),
      `data:${mimeType};base64,${content}`,
    ]),
  )
  return {
    id: createHash('sha256')
      .update(`${messageId} ${to.join(' ')}`)
      .digest('hex')
      .slice(0, 16),
    at,
    to: [...to],
    from: mail.from?.address ?? '',
    fromName: mail.from?.name ?? '',
    messageId,
    times: 1,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: (mail.html ?? '').replace(/cid:([\w.-]+)/g, (whole, cid) => pictures.get(cid) ?? whole),
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  }
}
