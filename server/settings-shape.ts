import type { QuotaFigures } from '#domain/quotas/quotas'
import type { Budgets } from './budgets/budgets-of.ts'
import type { Machine } from './budgets/machine-here.ts'
import type { TracingSettings } from './kernel/tracing/open-tracing.ts'
import type { Variables } from './setting-variables.ts'
import type { SettingInForce } from './settings-in-force.ts'

/** What the environment says, read once. What it leaves open (database, secret) is filled by completeSettings. */
export interface GivenSettings extends Partial<NetworkSettings>, Partial<PaymentSettings> {
  port: number
  host: string
  publicOrigin: string
  databaseUrl?: string
  dataFolder: string
  secret?: string
  /** The secret before the present one, while what it signed and sealed still counts. */
  secretBefore?: string
  /** A session ends when nobody used it for so long, and so long after the login at the latest. */
  sessionIdleDays: number
  sessionMostDays: number
  /** So long after a login one may change how one logs in. */
  freshLoginMinutes: number
  /** Between the wish to delete an account and its deletion; 0 for none. */
  accountDeletionDays: number
  files: FileSettings
  backup: BackupSettings
  uploadMaxBytes: number
  /** What the usual budgets follow from. */
  machine: Machine
  /** Of each process. */
  budgets: Budgets
  workerPriority: Variables['WORKER_PRIORITY']
  /** Of pictures derived for screens, and again of those derived for books. */
  pictureCacheBytes: number
  coverCacheBytes: number
  /** Absent: nothing is traced. */
  tracing?: TracingSettings
  /** Where less of the disk is free, no upload begins. */
  keepFreeBytes: number
  quotas: QuotaFigures
  /** Addresses whose `X-Forwarded-For`, `-Proto` and `-Host` are believed. */
  trustedProxies: string[]
  /** Who may read the figures (kernel/http/may-look-inside.ts). */
  metricsFrom: string[]
  metricsToken?: string
  /** Where a worker tells its health and figures; absent: nowhere. */
  workerPort?: number
  sandbox: boolean
  /** Who sits at this machine may log in by that; never where others can come (account/login/is-local.ts). */
  localLogin: boolean
  /** People may log in by a link that is sent to them. */
  emailLogin: boolean
  /** People may log in by passkeys that they added; never where browsers have none for our origin (can-have-passkeys.ts). */
  passkeyLogin: boolean
  /** Who is new needs an invitation. */
  invitedOnly: boolean
  /** Absent: no mail is sent. */
  mail?: MailSettings
  printer: PrinterSettings
  /** Ids of the people who work at the desk. */
  staffUids: string[]
  redirectHosts: string[]
  /** Where news of a newer version is asked for once a day; absent: nowhere. */
  newsUrl?: string
  englishSite?: string
  japaneseSite?: string
  supportUrl?: string
  tutorialUrl?: string
  brandName: string
  logLevel: Variables['LOG_LEVEL']
  /** All of them as the operator sees them, without secrets. */
  inForce: readonly SettingInForce[]
}

/** What one can log in with at each network; absent where this site has none. */
export interface NetworkSettings {
  facebook: FacebookSettings
  instagram: InstagramSettings
  oidc: OidcSettings
}

/** What can be paid with; absent where this shop does not take it. */
export interface PaymentSettings {
  stripe: StripeSettings
  paypal: PaypalSettings
}

/** What the parts of the service run with. */
export interface Settings extends GivenSettings {
  databaseUrl: string
  secret: string
}

export type FileSettings = { kind: 'folder'; folder: string } | S3Settings

export interface BackupSettings {
  /** Absent: none is made by the clock. */
  to?: BackupAddress
  /** Time of each day, in UTC; absent for never. */
  at?: { hour: number; minute: number }
  /** Days and weeks of which the newest backup is kept. */
  retention: { days: number; weeks: number }
  /** Days after which one is read to its end again; 0: never. */
  verifyDays: number
  withSecret: boolean
  /** Of the database, before it is brought to a newer version. */
  beforeUpgrade: boolean
}

/** Where backups are kept. */
export type BackupAddress = { kind: 'folder'; folder: string } | (S3Settings & { prefix: string })

export interface S3Settings {
  kind: 's3'
  endpoint?: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

export interface FacebookSettings {
  appId: string
  appSecret: string
  dialogUrl: string
  graphUrl: string
  graphVersion: string
}

export interface InstagramSettings {
  appId: string
  appSecret: string
  authorizeUrl: string
  tokenUrl: string
  graphUrl: string
}

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
}

export interface MailSettings {
  /** Of the server that takes mail, with user and password where it asks for them. */
  smtpUrl: string
  /** Address that mail comes from. */
  from: string
}

/** `place`: where work for a printer is left. */
export type PrinterSettings =
  | { kind: 'manual'; place: { kind: 'folder'; folder: string } | S3Settings }
  | ({ kind: 'lulu' } & LuluSettings)

export interface LuluSettings {
  url: string
  key: string
  secret: string
  /** Whom Lulu writes to about a job. */
  email: string
}

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  /** That events are signed with. */
  webhookSecret: string
  apiUrl: string
  /** Stripe.js, which browsers load. */
  scriptUrl: string
}

export interface PaypalSettings {
  clientId: string
  clientSecret: string
  apiUrl: string
  /** Of the webhook that PayPal's own check of events asks for. */
  webhookId: string
  /** Ringgit are only taken from accounts of Malaysia. */
  takesMyr: boolean
}
