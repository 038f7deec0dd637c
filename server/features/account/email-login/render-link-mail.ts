import type { Language } from '#domain/catalogue/languages'
import { mails as en } from '#locales/en/mails'
import { mails as hk } from '#locales/zh-hk/mails'
import { mails as tw } from '#locales/zh-tw/mails'
import { phrase, wordsIn } from '#press/text/book-words'
import type { MailContent } from '../../../adapters/mail/mail-content.ts'
import { mailHtml } from '../../../adapters/mail/mail-html.ts'
import { mailText } from '../../../adapters/mail/mail-text.ts'
import type { Settings } from '../../../settings-shape.ts'
import { linkLifeSeconds } from '../sessions/browser-key.ts'

/** The mail with a link that logs in or, with a `uid`, links the mailbox to an account; in the language of who asked. */
export function renderLinkMail(
  key: string,
  { language, uid }: { language: Language; uid: string | null },
  { brandName, publicOrigin }: Pick<Settings, 'brandName' | 'publicOrigin'>,
): { subject: string; text: string; html: string } {
  const words = wordsIn<typeof tw>(language, { tw, hk, en })
  const { subject, heading, lead, open, why } = uid === null ? words.login : words.linkMailbox
  const content: MailContent = {
    language,
    brandName,
    heading,
    greeting: words.greeting,
    lead: phrase(lead, { brand: brandName, minutes: linkLifeSeconds / 60 }),
    action: { label: open, href: `${publicOrigin}/login/link?${new URLSearchParams({ key })}` },
    links: [],
    books: [],
    sums: [],
    facts: [],
    closing: words.closing,
    why: phrase(why, { brand: brandName }),
  }
  return { subject: phrase(subject, { brand: brandName }), text: mailText(content), html: mailHtml(content) }
}
