import type { Language } from '#domain/catalogue/languages'
import { mails as en } from '#locales/en/mails'
import { mails as hk } from '#locales/zh-hk/mails'
import { mails as tw } from '#locales/zh-tw/mails'
import { phrase, wordsIn } from '#press/text/book-words'
import type { MailContent } from '../../../adapters/mail/mail-content.ts'
import { mailHtml } from '../../../adapters/mail/mail-html.ts'
import { mailText } from '../../../adapters/mail/mail-text.ts'

export interface LinkMail {
  /** Which words of the mails. */
  about: 'login' | 'linkMailbox' | 'invitation'
  language: Language
  href: string
  /** What stands in the words, beside the name of the site. */
  values: Record<string, number>
  brandName: string
}

/** A mail that is there for the one link in it. */
export function linkMail({ about, language, href, values, brandName }: LinkMail): {
  subject: string
  text: string
  html: string
} {
  const words = wordsIn<typeof tw>(language, { tw, hk, en })
  const { subject, heading, lead, open, why } = words[about]
  const content: MailContent = {
    language,
    brandName,
    heading,
    greeting: words.greeting,
    lead: phrase(lead, { brand: brandName, ...values }),
    action: { label: open, href },
    links: [],
    books: [],
    sums: [],
    facts: [],
    closing: words.closing,
    why: phrase(why, { brand: brandName }),
  }
  return { subject: phrase(subject, { brand: brandName }), text: mailText(content), html: mailHtml(content) }
}
