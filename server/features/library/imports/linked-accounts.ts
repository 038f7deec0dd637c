import type { ContentNetwork } from '#domain/catalogue/networks'
import { invariant } from '#domain/invariant'
import { type AskPicture, askFacebookPicture, askInstagramPicture } from '#sources/live/ask-picture'
import { undiciHttp } from '#sources/live/http'
import { emptyBatch, type LiveBatch, type ResumePoint } from '#sources/live/live'
import { readFacebook } from '#sources/live/read-facebook'
import { readInstagram } from '#sources/live/read-instagram'
import type { Deps } from '../../../deps.ts'
import { networkToken, unseal } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { isLinked, listIdentitiesWithToken, updateWhileToken } from '../../account/identities/store.ts'
import type { BookRow } from '../books/schema.ts'
import { keepTokenFresh } from './keep-token-fresh.ts'
import type { LiveAccount } from './live-source.ts'
import type { ImportRow } from './schema.ts'

/** The accounts that an import may ask, with how to read each. */
export async function linkedAccounts(
  deps: Deps,
  { via, request }: ImportRow,
  { uid, timeZone }: Pick<BookRow, 'uid' | 'timeZone'>,
  reading: Pick<Span, 'onProgress' | 'onWait'>,
): Promise<LiveAccount[]> {
  if (via === 'archive') return []
  const { db, settings } = deps
  const rows = await listIdentitiesWithToken(db, uid, via)
  const accounts = await Promise.all(
    rows.map(async row => {
      const { subject, sealedToken, expired } = row
      invariant(sealedToken !== null, 'accounts without a token are not asked for')
      const token = unseal(secretsOf(settings), networkToken, sealedToken)
      if (token === undefined || expired) return { subject, sealedToken, token: undefined }
      return { subject, ...(await keepTokenFresh(deps, row, { token, sealedToken }, undiciHttp)) }
    }),
  )
  return accounts.map(({ subject, token, sealedToken }) => {
    const { since, until } = request
    const span = { ...(since !== undefined && { since }), ...(until !== undefined && { until }) }
    const reader = token === undefined ? undefined : readers[via](settings, token, request.sources ?? [])
    return {
      network: via,
      subject,
      read: place => reader?.read({ ...span, ...reading, timeZone, resumeFrom: place }) ?? loggedOut(),
      askPicture: async uri => reader?.askPicture(uri),
      isLinked: () => isLinked(db, uid, { network: via, subject }),
      onExpired: () => updateWhileToken(db, { network: via, subject, sealedToken }, { expired: true }),
    }
  })
}

interface Span {
  since?: number
  until?: number
  timeZone: string
  onProgress: (read: number) => void
  onWait: (isWaiting: boolean) => void
  resumeFrom: ResumePoint
}

interface Reader {
  read(span: Span): AsyncIterable<LiveBatch>
  askPicture: AskPicture
}

/** How each network is read; undefined where the site has no longer what it is read with. */
const readers: Record<
  ContentNetwork,
  (settings: Deps['settings'], token: string, chosen: readonly string[]) => Reader | undefined
> = {
  facebook({ facebook }, token, chosen) {
    if (!facebook) return undefined
    const { graphUrl, graphVersion: version, appSecret } = facebook
    const sources = (['posts', 'pages'] as const).filter(source => chosen.includes(source))
    const options = { http: undiciHttp, graphUrl, version, appSecret, token }
    return {
      read: span => readFacebook({ ...options, sources, ...span }),
      askPicture: askFacebookPicture(options),
    }
  },
  instagram({ instagram }, token) {
    if (!instagram) return undefined
    const options = { http: undiciHttp, graphUrl: instagram.graphUrl, token }
    return {
      read: span => readInstagram({ ...options, ...span }),
      askPicture: askInstagramPicture(options),
    }
  },
}

async function* loggedOut(): AsyncGenerator<LiveBatch> {
  yield { ...emptyBatch(), troubles: [{ kind: 'expired', what: 'posts' }] }
}
