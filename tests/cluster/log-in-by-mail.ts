import { apiRoot } from '#contract/call'
import { askForLoginLink, openLoginLink } from '#contract/logins'
import { openSession } from '#contract/sessions'
import type { MailCatcher } from '#sandbox/mail/mail-catcher'
import { type Answer, send, until } from '../kill/attempt.ts'

/** Logs in with the link that comes to a mailbox, whichever server answers and whichever worker sends the mail. */
export async function logInByMail(origin: string, mails: MailCatcher, email: string): Promise<string> {
  let cookie = ''
  const post = async ({ path }: { path: string }, body: object): Promise<Answer> => {
    const answer = await send(`${origin}${apiRoot}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
      body: JSON.stringify(body),
    })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.bytes}`)
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) cookie = String(set).split(';')[0] ?? ''
    return answer
  }
  await post(askForLoginLink, { email })
  const key = await until('the mail', async () => {
    const [mail] = mails.mails().filter(({ to }) => to.includes(email))
    return /\/login\/link\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  })
  const opened = openLoginLink.answer.parse(dataOf(await post(openLoginLink, { key })))
  const { uid, ticket } = opened
  const session = await post(openSession, { uid, ticket })
  const { token } = dataOf(session) as { token: { key: string } }
  return token.key
}

const dataOf = ({ bytes }: Answer) => JSON.parse(bytes.toString('utf8')).data
