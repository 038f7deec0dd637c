import type { Language } from '#domain/catalogue/languages'
import { mails as en } from '#locales/en/mails'
import { mails as hk } from '#locales/zh-hk/mails'
import { mails as tw } from '#locales/zh-tw/mails'
import { phrase, wordsIn } from '#press/text/book-words'
import type { MailContent } from '../../../adapters/mail/mail-content.ts'
import { mailHtml } from '../../../adapters/mail/mail-html.ts'
import { mailText } from '../../../adapters/mail/mail-text.ts'
import type { BookRow } from '../../library/books/schema.ts'
import type { Site } from '../mails/render-mail.ts'
import type { NoticeKind } from './schema.ts'

/** The mail that tells that the work on a book is done, in the language of its maker. */
export function renderNotice(
  kind: NoticeKind,
  { bid, design, totalPage }: Pick<BookRow, 'bid' | 'design' | 'totalPage'>,
  language: Language,
  { brandName, publicOrigin }: Site,
): { subject: string; text: string; html: string } {
  const words = wordsIn<typeof tw>(language, { tw, hk, en })
  const title = phrase(words.bookTitle, { title: design.title })
  const { subject, heading, lead } = words.notices[kind]
  const path = totalPage > 0 ? `/app/design/preview?${new URLSearchParams({ bid })}` : '/app/shelf'
  const content: MailContent = {
    language,
    brandName,
    heading,
    greeting: words.greeting,
    lead: phrase(lead, { title }),
    action: { label: words.notices.open, href: `${publicOrigin}${path}` },
    links: [],
    books: [
      {
        title,
        author: design.author === '' ? '' : phrase(words.by, { author: design.author }),
        about: totalPage > 0 ? phrase(words.notices.pages, { pages: totalPage }) : '',
        price: '',
      },
    ],
    sums: [],
    facts: [],
    closing: words.closing,
    why: phrase(words.notices.why, { brand: brandName }),
  }
  return { subject: phrase(subject, { title }), text: mailText(content), html: mailHtml(content) }
}
