import type { Settings } from '../../settings-shape.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** What sends mail; undefined where no server for it is set. */
export function mailerOf({ mail, brandName }: Pick<Settings, 'mail' | 'brandName'>): Mailer | undefined {
  return mail && smtpMailer(mail, brandName)
}
