import { money } from '#domain/money/money'
import type { Deps } from '../../deps.ts'
import { dayMs } from '../../scratch.ts'
import { fileName } from '../pages/downloads/file-name.ts'
import { listFrozenBooks, readSnapshotRow } from './freezing/store.ts'
import type { MailDetails } from './mails/mailed-order.ts'
import type { MailRow } from './mails/store.ts'
import { runIdOf } from './print-files/ask-for-print.ts'
import { orderFileAddress } from './print-files/file-address.ts'
import { listFiles } from './print-files/store.ts'

/** What a mail tells beside the order: links to files that are made, the parcel, the refund. */
export async function mailDetails({ oid, kind, details }: MailRow, deps: Deps): Promise<MailDetails> {
  const { tracking, refunded } = details
  return {
    ...(tracking && { tracking }),
    ...(refunded && { refunded: money(refunded.amountMinor, refunded.currency) }),
    ...(kind === 'pdfReady' && (await pdfLinks(oid, deps))),
  }
}

async function pdfLinks(oid: string, deps: Deps): Promise<Required<Pick<MailDetails, 'files' | 'until'>>> {
  const { db, settings, now } = deps
  const until = new Date(now().getTime() + linkDays * dayMs)
  const files: Required<MailDetails>['files'] = []
  for (const { snapshotKey, binding } of await listFrozenBooks(db, oid)) {
    if (binding !== 'pdf') continue
    const { title } = (await readSnapshotRow(db, snapshotKey)).settings
    for (const { kind, volume, sha256 } of await listFiles(db, [
      runIdOf({ snapshotKey, binding, profile: 'house' }),
    ])) {
      const name = `${fileName(title)}-${kind}${volume === 0 ? '' : `-${volume}`}.pdf`
      const path = orderFileAddress({ oid, sha256, name }, until, settings.secret)
      files.push({ kind, volume, title, href: `${settings.publicOrigin}${path}` })
    }
  }
  return { files, until }
}

/** That the links of a mail work. */
const linkDays = 30
