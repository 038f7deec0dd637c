import { beforeEach } from 'vitest'
import type { Mail } from '#server/adapters/mail/mailer'
import type { LoginFixture } from './login-fixture.ts'

/** Logins by e-mail are on, and what is mailed lies here, in each test of the file that calls this. */
export function catchMails(world: LoginFixture): Mail[] {
  const sent: Mail[] = []
  beforeEach(() => {
    sent.length = 0
    world.deps.settings.emailLogin = true
    world.deps.settings.mail = { smtpUrl: 'smtp://unused', from: 'books@days.example' }
    world.deps.mailer = {
      send: async mail => {
        sent.push(mail)
        return 'sent'
      },
      close: async () => undefined,
    }
  })
  return sent
}
