import { join } from 'node:path'
import type { z } from 'zod'
import type { QuotaFigures } from '#domain/quotas/quotas'
import { dataFolderOf } from './data-folder-of.ts'
import { addressList } from './kernel/http/address-list.ts'
import { usualPictureMemory } from './picture-memory.ts'
import { type SettingName, type Variables, variables } from './setting-variables.ts'

/** What the environment says, read once. What it leaves open (database, secret) is filled by completeSettings. */
export interface GivenSettings extends Partial<NetworkSettings> {
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
  /** Between the wish to delete an account and its deletion; 0 for none. */
  accountDeletionDays: number
  files: FileSettings
  uploadMaxBytes: number
  /** That decoding pictures may take at once, in each process. */
  pictureMemoryBytes: number
  /** Of pictures derived for screens, and again of those derived for books. */
  pictureCacheBytes: number
  coverCacheBytes: number
  /** Where less of the disk is free, no upload begins. */
  keepFreeBytes: number
  quotas: QuotaFigures
  /** Addresses whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** Who may read the figures (kernel/http/may-look-inside.ts). */
  metricsFrom: string[]
  metricsToken?: string
  sandbox: boolean
  redirectHosts: string[]
  englishSite?: string
  japaneseSite?: string
  supportUrl?: string
  tutorialUrl?: string
  brandName: string
  logLevel: Variables['LOG_LEVEL']
}

/** What one can log in with at each network; absent where this site has none. */
export interface NetworkSettings {
  facebook: FacebookSettings
  instagram: InstagramSettings
  oidc: OidcSettings
}

/** What the parts of the service run with. */
export interface Settings extends GivenSettings {
  databaseUrl: string
  secret: string
}

export type FileSettings = { kind: 'folder'; folder: string } | S3Settings

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

export type SettingProblem = {
  name: SettingName
  why: 'number' | 'address' | 'choice' | 'short' | 'missing' | 'public'
}

export interface SettingsRefused {
  refused: 'bad-settings'
  problems: SettingProblem[]
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment; an empty variable counts as absent, but for the secret: one that was lost is not made up for. */
export function readSettings(env: Environment): GivenSettings | SettingsRefused {
  if (env.SECRET?.trim() === '')
    return { refused: 'bad-settings', problems: [{ name: 'SECRET', why: 'short' }] }
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
  const read = variables.safeParse(filled)
  if (!read.success) return { refused: 'bad-settings', problems: read.error.issues.map(problemOf) }
  const missing = missingBeside(read.data)
  if (missing.length > 0)
    return { refused: 'bad-settings', problems: missing.map(name => ({ name, why: 'missing' })) }
  const settings = arrange(read.data)
  if (settings.sandbox && isPublic(settings) && !read.data.SANDBOX_ON_PUBLIC_ORIGIN)
    return { refused: 'bad-settings', problems: [{ name: 'SANDBOX', why: 'public' }] }
  return settings
}

/** The settings with what had to be made at start. */
export function completeSettings(
  given: GivenSettings,
  made: { databaseUrl: string; secret: string },
): Settings {
  return { ...given, databaseUrl: given.databaseUrl ?? made.databaseUrl, secret: given.secret ?? made.secret }
}

/** What is signed and sealed with any of these counts; the first is what new things are. */
export function secretsOf({
  secret,
  secretBefore,
}: Pick<Settings, 'secret' | 'secretBefore'>): [string, ...string[]] {
  return secretBefore === undefined ? [secret] : [secret, secretBefore]
}

/** Whether people elsewhere come to it: https, on a name that is not this machine's own. */
function isPublic({ publicOrigin }: GivenSettings): boolean {
  const { protocol, hostname } = new URL(publicOrigin)
  return protocol === 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Settings that only make sense together: the first needs the others. */
function missingBeside(read: Variables): SettingName[] {
  const s3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const needed: SettingName[] = [
    ...(read.FILES === 's3' ? s3 : []),
    ...(read.FACEBOOK_APP_ID ? (['FACEBOOK_APP_SECRET'] as const) : []),
    ...(read.INSTAGRAM_APP_ID ? (['INSTAGRAM_APP_SECRET'] as const) : []),
    ...(read.OIDC_ISSUER ? (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const) : []),
  ]
  return needed.filter(name => read[name] === undefined)
}

function arrange(read: Variables): GivenSettings {
  const dataFolder = dataFolderOf(read)
  const providers = providersOf(read)
  return {
    port: read.PORT,
    host: read.HOST,
    publicOrigin: read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`,
    dataFolder,
    sessionIdleDays: read.SESSION_IDLE_DAYS,
    sessionMostDays: read.SESSION_MOST_DAYS,
    accountDeletionDays: read.ACCOUNT_DELETION_DAYS,
    files: filesOf(read, dataFolder),
    uploadMaxBytes: read.UPLOAD_MAX_BYTES,
    pictureMemoryBytes: read.PICTURE_MEMORY_BYTES ?? usualPictureMemory(),
    pictureCacheBytes: read.PICTURE_CACHE_BYTES,
    coverCacheBytes: read.COVER_CACHE_BYTES,
    keepFreeBytes: read.KEEP_FREE_BYTES,
    quotas: quotasOf(read),
    trustedProxies: read.TRUSTED_PROXIES ?? nearProxies(read.HOST),
    metricsFrom: read.METRICS_FROM,
    sandbox: read.SANDBOX ?? Object.keys(providers).length === 0,
    ...providers,
    redirectHosts: read.REDIRECT_HOSTS,
    brandName: read.BRAND_NAME,
    logLevel: read.LOG_LEVEL,
    ...(read.DATABASE_URL && { databaseUrl: read.DATABASE_URL }),
    ...(read.SECRET && { secret: read.SECRET }),
    ...(read.METRICS_TOKEN && { metricsToken: read.METRICS_TOKEN }),
    ...(read.SECRET_BEFORE && { secretBefore: read.SECRET_BEFORE }),
    ...(read.ENGLISH_SITE && { englishSite: read.ENGLISH_SITE }),
    ...(read.JAPANESE_SITE && { japaneseSite: read.JAPANESE_SITE }),
    ...(read.SUPPORT_URL && { supportUrl: read.SUPPORT_URL }),
    ...(read.TUTORIAL_URL && { tutorialUrl: read.TUTORIAL_URL }),
  }
}

/** Who listens to this machine alone can only be reached from elsewhere through a proxy that runs on it. */
function nearProxies(host: string): string[] {
  return host === 'localhost' || addressList(['loopback'])(host) ? ['loopback'] : []
}

function quotasOf(read: Variables): QuotaFigures {
  return {
    uploadBytes: read.QUOTA_UPLOAD_BYTES,
    uploads: read.QUOTA_UPLOADS,
    pictureBytes: read.QUOTA_PICTURE_BYTES,
    images: read.QUOTA_IMAGES,
    books: read.QUOTA_BOOKS,
    imports: read.QUOTA_IMPORTS_A_DAY,
    pdfs: read.QUOTA_PDFS_AN_HOUR,
    exports: read.QUOTA_EXPORTS_A_DAY,
  }
}

function filesOf(read: Variables, dataFolder: string): FileSettings {
  if (read.FILES === 'folder') return { kind: 'folder', folder: join(dataFolder, 'files') }
  return {
    kind: 's3',
    ...(read.S3_ENDPOINT && { endpoint: read.S3_ENDPOINT }),
    bucket: read.S3_BUCKET ?? '',
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: read.S3_FORCE_PATH_STYLE,
  }
}

function providersOf(read: Variables): Partial<NetworkSettings> {
  return {
    ...(read.FACEBOOK_APP_ID && {
      facebook: {
        appId: read.FACEBOOK_APP_ID,
        appSecret: read.FACEBOOK_APP_SECRET ?? '',
        dialogUrl: read.FACEBOOK_DIALOG_URL,
        graphUrl: read.FACEBOOK_GRAPH_URL,
        graphVersion: read.FACEBOOK_GRAPH_VERSION,
      },
    }),
    ...(read.INSTAGRAM_APP_ID && {
      instagram: {
        appId: read.INSTAGRAM_APP_ID,
        appSecret: read.INSTAGRAM_APP_SECRET ?? '',
        authorizeUrl: read.INSTAGRAM_AUTHORIZE_URL,
        tokenUrl: read.INSTAGRAM_TOKEN_URL,
        graphUrl: read.INSTAGRAM_GRAPH_URL,
      },
    }),
    ...(read.OIDC_ISSUER && {
      oidc: {
        issuer: read.OIDC_ISSUER,
        clientId: read.OIDC_CLIENT_ID ?? '',
        clientSecret: read.OIDC_CLIENT_SECRET ?? '',
        name: read.OIDC_NAME ?? new URL(read.OIDC_ISSUER).host,
      },
    }),
  }
}

const reasons = ['number', 'address', 'choice', 'short'] as const

function problemOf(issue: z.core.$ZodIssue): SettingProblem {
  const why = reasons.find(reason => reason === issue.message) ?? 'missing'
  // the object's keys are the only paths that an issue can have
  return { name: issue.path[0] as SettingName, why }
}
