import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { request } from 'undici'
import { sandboxClient } from '#sandbox/social/sandbox-client'
import { serveSocial } from '#sandbox/social/serve-social'
import { folderFiles } from '#server/adapters/files/folder-files'
import { networksOf } from '#server/adapters/login/networks-of'
import type { Deps } from '#server/deps'
import { eraseAccountJob } from '#server/features/account/deletion/erase-account-job'
import { deletionRoutes } from '#server/features/account/deletion/routes'
import { linkMailJob } from '#server/features/account/email-login/link-mail-job'
import { emailLoginRoutes } from '#server/features/account/email-login/routes'
import { revokeTokenJob } from '#server/features/account/identities/revoke-tokens'
import { invitationMailJob } from '#server/features/account/invitations/mail-job'
import { invitationRoutes } from '#server/features/account/invitations/routes'
import { linkingRoutes } from '#server/features/account/linking/routes'
import { networkLinkRoutes } from '#server/features/account/login/link-routes'
import { localLoginRoutes } from '#server/features/account/login/local-routes'
import { loginRoutes } from '#server/features/account/login/routes'
import { welcomeJob } from '#server/features/account/login/welcome'
import { passkeyRoutes } from '#server/features/account/passkeys/routes'
import { authenticate } from '#server/features/account/sessions/authenticate'
import { unlinkingRoutes } from '#server/features/account/unlinking/routes'
import { userRoutes } from '#server/features/account/users/routes'
import { sessionRoutes } from '#server/features/account/users/session-routes'
import { supportRoute } from '#server/features/account/users/support-route'
import { bookReactions } from '#server/features/library/books/reactions'
import { finishConsent } from '#server/features/library/consent/finish-consent'
import { consentRoutes } from '#server/features/library/consent/routes'
import { putFile } from '#server/features/library/files/put-file'
import { imports } from '#server/features/library/imports/schema'
import { deskInvitationRoutes } from '#server/features/operations/invitations/routes'
import { joiningRoutes } from '#server/features/shop/joining/routes'
import { connect } from '#server/kernel/db/connect'
import { eventsOf } from '#server/kernel/events/reactions'
import { buildApp } from '#server/kernel/http/app'
import { serveCall } from '#server/kernel/http/serve-call'
import type { Job } from '#server/kernel/jobs/jobs'
import type { Queue } from '#server/kernel/jobs/queue'
import { newId } from '#server/new-id'
import { completeSettings, readSettings } from '#server/settings'
import { undiciHttp } from '#sources/live/http'
import { freshDatabase } from '../database.ts'

export const origin = 'http://localhost:3000'

// each job knows its own payload
const jobs = [
  welcomeJob(putFile) as Job,
  revokeTokenJob as Job,
  linkMailJob as Job,
  invitationMailJob as Job,
  eraseAccountJob as Job,
]

/** The login's part of the server, over a database of its own and the sandbox's networks; its clock is moved by hand. */
export async function loginFixture() {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-login-'))
  const clock = { now: Date.UTC(2026, 0, 15, 12) }
  const database = await freshDatabase()
  const social = await serveSocial({ folder, now: () => clock.now })
  const { db, close } = connect(database.url, () => undefined)
  const queued: { name: string; payload: unknown; run: () => Promise<void> }[] = []
  const logged: string[] = []
  const settings = settingsFor(social.base)
  const deps: Deps = {
    settings,
    db,
    files: folderFiles(folder),
    jobs: {
      async enqueue<P>(_sql: unknown, { name }: Queue<P>, payload: P) {
        const done = async () => jobs.find(job => job.name === name)?.run(payload, deps)
        queued.push({ name, payload, run: done })
      },
      giveUp: async () => undefined,
      forget: async () => undefined,
      close: async () => undefined,
    },
    events: eventsOf(bookReactions, () => deps),
    engine: { keepReady: async () => undefined },
    networks: networksOf(settings, undiciHttp, () => new Date(clock.now)),
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    now: () => new Date(clock.now),
    newId,
    // logins set no pages
  } as unknown as Deps
  const app = await buildApp(deps)
  await app.register(loginRoutes, { deps, parts: { finishConsent } })
  await app.register(consentRoutes, { deps })
  await app.register(supportRoute, { deps })
  for (const route of [
    ...userRoutes,
    ...sessionRoutes,
    ...localLoginRoutes,
    ...emailLoginRoutes,
    ...invitationRoutes,
    ...deskInvitationRoutes,
    ...deletionRoutes,
    ...passkeyRoutes,
    ...networkLinkRoutes,
    ...linkingRoutes,
    ...unlinkingRoutes,
    ...joiningRoutes,
  ])
    serveCall(app, route, deps, authenticate)
  return {
    app,
    db,
    deps,
    clock,
    queued,
    imports: () => db.select().from(imports),
    logged,
    social,
    databaseUrl: database.url,
    browser: () => new Browser(app),
    async close() {
      await app.close()
      await close()
      await social.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type LoginFixture = Awaited<ReturnType<typeof loginFixture>>

function settingsFor(base: string) {
  const client = { appId: sandboxClient.id, appSecret: sandboxClient.secret }
  const given = readSettings({ PUBLIC_ORIGIN: origin, SUPPORT_URL: 'https://help.example/chat' })
  if ('refused' in given) throw new Error('settings')
  const whole = completeSettings(given, { databaseUrl: 'postgres://unused', secret: 's'.repeat(32) })
  return {
    ...whole,
    facebook: {
      ...client,
      dialogUrl: `${base}/facebook/dialog`,
      graphUrl: `${base}/facebook/graph`,
      graphVersion: 'v26.0',
    },
    instagram: {
      ...client,
      authorizeUrl: `${base}/instagram/oauth/authorize`,
      tokenUrl: `${base}/instagram/api/oauth/access_token`,
      graphUrl: `${base}/instagram/graph`,
    },
    oidc: {
      issuer: `${base}/oidc`,
      clientId: sandboxClient.id,
      clientSecret: sandboxClient.secret,
      name: 'OpenID',
    },
  }
}

let browsers = 0

/** Keeps cookies, and follows nothing by itself. */
export class Browser {
  readonly #app: FastifyInstance
  /** Each has an address of its own: the limits count addresses. */
  readonly address = `198.51.100.${++browsers % 256}`
  readonly cookies = new Map<string, string>()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** What it sends with every request to our site. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** A navigation on our site. */
  async go(url: string) {
    const answer = await this.#app.inject({
      url,
      remoteAddress: this.address,
      headers: { host: 'localhost:3000', cookie: this.cookie },
    })
    for (const { name, value } of answer.cookies) this.cookies.set(name, value)
    return { status: answer.statusCode, location: String(answer.headers.location ?? ''), answer }
  }

  /** At the network's dialog, as one of its people: the path of ours that it sends back to. */
  async consent(dialog: string, person: string): Promise<string> {
    const { headers, body } = await request(`${dialog}&person=${person}`)
    await body.dump()
    const back = String(headers.location)
    if (!back.startsWith(`${origin}/`)) throw new Error(`sent to ${back}`)
    return back.slice(origin.length).replace(/#.*$/, '')
  }

  /** The whole way; gives the query of /login. */
  async logIn(network: string, person: string, state = ''): Promise<URLSearchParams> {
    const { location } = await this.go(`/social/${network}_login?${new URLSearchParams({ state })}`)
    const back = await this.go(await this.consent(location, person))
    return new URLSearchParams(back.location.replace(/^[^?]*\?/, ''))
  }

  /** Exchanges the ticket for a session, as the web app does. */
  async open(query: URLSearchParams): Promise<{ uid: string; key: string }> {
    const uid = query.get('uid') ?? ''
    const answer = await this.#app.inject({
      method: 'POST',
      url: '/api/0.1/sessions/',
      remoteAddress: this.address,
      headers: { cookie: this.cookie, origin, 'sec-fetch-site': 'same-origin' },
      payload: { uid, ticket: query.get('token') },
    })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    for (const { name, value } of answer.cookies) this.cookies.set(name, value)
    return { uid, key: this.cookies.get('session') ?? '' }
  }
}
