import type { ContentNetwork } from '#domain/catalogue/networks'
import type { Networks } from '../../../adapters/login/networks-of.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import type { ImportWish } from '../../library/stored.ts'

/** What a login needs of other features. */
export interface LoginParts {
  networks: Networks
  /** The shelf keeps at least one book. */
  createFirstBook(tx: Sql, deps: Deps, uid: string, name: string, language: Language): Promise<unknown>
  /** Writes the import and its job. Gives its id, or a refusal. */
  startImport(
    tx: Sql,
    deps: Deps,
    wish: { bid: string; via: ContentNetwork; wanted: ImportWish; names: string[] },
  ): Promise<unknown>
}
