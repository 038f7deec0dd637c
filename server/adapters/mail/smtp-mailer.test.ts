import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '#sandbox/mail/mail-catcher'
import { isMailAddress } from './is-mail-address.ts'
import type { Mail, Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

let catcher: MailCatcher
let mailer: Mailer
beforeAll(async () => {
  catcher = await startMailCatcher()
  const smtpUrl = `smtp://127.0.0.1:${catcher.port}`
  mailer = smtpMailer({ smtpUrl, from: 'books@daybound.example' }, 'Day\r\nBcc: x@evil.example')
})
afterAll(async () => {
  await mailer.close()
  await catcher.close()
})

const buildMail = (overrides: Partial<Mail> = {}): Mail => ({
  id: 'order-1-paid',
  to: 'yijun@example.com',
  subject: '付款完成',
  text: '謝謝',
  html: '<p>謝謝</p>',
  pictures: [],
  ...overrides,
})
const caughtFor = (to: string) => catcher.mails().filter(mail => mail.to.includes(to))

test('a mail arrives with both its forms, its picture, and its sender', async () => {
  const html = '<p>謝謝</p><img src="cid:cover" alt="">'
  const pictures = [{ cid: 'cover', type: 'image/jpeg' as const, bytes: Buffer.from('a picture') }]
  expect(await mailer.send(buildMail({ html, pictures }))).toBe('sent')
  expect(caughtFor('yijun@example.com')).toMatchObject([
    {
      from: 'books@daybound.example',
      subject: '付款完成',
      text: expect.stringContaining('謝謝'),
      html: expect.stringContaining(`src="data:image/jpeg;base64,${btoa('a picture')}"`),
      messageId: '<order-1-paid@daybound.example>',
    },
  ])
})

test('the same mail again is one mail in the mailbox', async () => {
  const mail = buildMail({ id: 'order-2-paid', to: 'twice@example.com' })
  await mailer.send(mail)
  await mailer.send(mail)
  expect(caughtFor('twice@example.com')).toMatchObject([{ times: 2 }])
})

test('what people write adds no header and no reader', async () => {
  const subject = '生日\r\nBcc: evil@example.com\r\n\r\n<script>\u2028x'
  await mailer.send(buildMail({ id: 'order-3-paid', to: 'headers@example.com', subject }))
  const [mail] = caughtFor('headers@example.com')
  expect(mail?.subject).toBe('生日 Bcc: evil@example.com <script> x')
  expect(mail?.fromName).toBe('Day Bcc: x@evil.example')
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.to).toEqual(['headers@example.com'])
})

test.each([
  'two@example.com, three@example.com',
  'Somebody <one@example.com>',
  'one@example.com\r\nRCPT TO:<two@example.com>',
  'one@example.com>\r\n',
  '"quoted"@example.com',
  'one@localhost',
  'one@@example.com',
  '.one@example.com',
  '',
])('nothing is sent to %j', async to => {
  const before = catcher.mails().length
  expect(await mailer.send(buildMail({ to }))).toBe('refused')
  expect(catcher.mails()).toHaveLength(before)
})

test.each(['a.b+c@mail.example.co.uk', '怡君@例子.tw', "o'neil@example.com"])('%s is an address', address => {
  expect(isMailAddress(address)).toBe(true)
})

test('a mailbox that is none is not tried again; one that is full is', async () => {
  catcher.refuse('nobody@example.com', 550)
  catcher.refuse('full@example.com', 452)
  expect(await mailer.send(buildMail({ to: 'nobody@example.com' }))).toBe('refused')
  const full = buildMail({ id: 'order-4-paid', to: 'full@example.com' })
  await expect(mailer.send(full)).rejects.toThrow()
  expect(await mailer.send(full)).toBe('sent')
})
