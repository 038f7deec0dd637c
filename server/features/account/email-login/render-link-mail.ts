import type { Language } from '#domain/catalogue/languages'
import type { Settings } from '../../../settings-shape.ts'
import { linkMail } from '../mails/link-mail.ts'
import { linkLifeSeconds } from '../sessions/browser-key.ts'

/** The mail with a link that logs in or, with a `uid`, links the mailbox to an account; in the language of who asked. */
export function renderLinkMail(
  key: string,
  { language, uid }: { language: Language; uid: string | null },
  { brandName, publicOrigin }: Pick<Settings, 'brandName' | 'publicOrigin'>,
): { subject: string; text: string; html: string } {
  return linkMail({
    about: uid === null ? 'login' : 'linkMailbox',
    language,
    href: `${publicOrigin}/login/link?${new URLSearchParams({ key })}`,
    values: { minutes: linkLifeSeconds / 60 },
    brandName,
  })
}
