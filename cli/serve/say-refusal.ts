import { phrase } from '#press/text/book-words'
import type { MigrationRefused } from '#server/kernel/db/migrate'
import type { SettingsRefused } from '#server/settings'
import type { PostgresRefused } from './keep-postgres.ts'
import type { SecretRefused } from './keep-secret.ts'
import { allServices, type ServicesRefused } from './parse-services.ts'
import type { ServeWords } from './serve-words.ts'

export type ServeRefused =
  | SettingsRefused
  | ServicesRefused
  | MigrationRefused
  | SecretRefused
  | Exclude<PostgresRefused, { refused: 'already-running' }>
  | { refused: 'port-taken'; address: string }
  | { refused: 'cannot-listen'; address: string; why: string }
  | { refused: 'already-running' | 'no-postgres'; folder: string }
  | { refused: 'sandbox-not-played' | 'sandbox-elsewhere' }
  | { refused: 'gave-up'; part: string; words: string }

/** Why it does not start, in sentences. */
export function sayRefusal(refusal: ServeRefused, { bad, why, secretWhy }: ServeWords): string {
  switch (refusal.refused) {
    case 'bad-settings':
      return refusal.problems
        .map(problem => phrase(bad.setting, { name: problem.name, why: why[problem.why] }))
        .join('\n')
    case 'unknown-option':
      return phrase(bad.option, { option: refusal.option, services: allServices.join(',') })
    case 'needs-api':
      return phrase(bad.needsApi, { service: refusal.service })
    case 'bad-secret':
      return phrase(bad.secret, { file: refusal.file, why: secretWhy[refusal.why] })
    case 'port-taken':
      return phrase(bad.portTaken, { address: refusal.address })
    case 'cannot-listen':
      return phrase(bad.hostUnknown, { address: refusal.address, why: refusal.why })
    case 'already-running':
      return phrase(bad.alreadyRunning, { folder: refusal.folder })
    case 'no-postgres':
      return phrase(bad.noPostgres, { folder: refusal.folder })
    case 'postgres-moving':
      return bad.postgresMoving
    case 'postgres-older':
      return phrase(bad.postgresOlder, { major: refusal.major, needed: refusal.needed })
    case 'postgres-newer':
      return phrase(bad.postgresNewer, { major: refusal.major, needed: refusal.needed })
    case 'sandbox-not-played':
      return bad.sandboxNotPlayed
    case 'sandbox-elsewhere':
      return bad.sandboxElsewhere
    case 'gave-up':
      return phrase(bad.gaveUp, { part: refusal.part, words: refusal.words })
    default:
      return phrase(bad[refusal.refused], { name: refusal.name })
  }
}
