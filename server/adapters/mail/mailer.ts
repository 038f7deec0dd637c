/** One message to one person. */
export interface Mail {
  /** Names the message: sent again it has the same Message-ID, by which mailboxes know it. Letters, digits, `.` and `-`. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Pictures that the HTML shows as `cid:NAME`. */
  pictures: readonly MailPicture[]
}

export interface MailPicture {
  /** Letters and digits. */
  cid: string
  type: 'image/jpeg' | 'image/png'
  bytes: Buffer
}

/** `refused`: this message will never be taken, such as for an address that is none. What may pass is thrown. */
export type Delivery = 'sent' | 'refused'

export interface Mailer {
  send(mail: Mail): Promise<Delivery>
  close(): Promise<void>
}
