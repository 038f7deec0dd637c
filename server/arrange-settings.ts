import { join } from 'node:path'
import type { QuotaFigures } from '#domain/quotas/quotas'
import { budgetTable } from './budgets/budget-table.ts'
import { type Budgets, budgetNames, budgetsOf } from './budgets/budgets-of.ts'
import { machineHere } from './budgets/machine-here.ts'
import { canHavePasskeys } from './can-have-passkeys.ts'
import { dataFolderOf } from './data-folder-of.ts'
import { addressList } from './kernel/http/address-list.ts'
import { isNearHost } from './near-host.ts'
import type { Variables } from './setting-variables.ts'
import type {
  BackupAddress,
  FileSettings,
  GivenSettings,
  NetworkSettings,
  PaymentSettings,
  PrinterSettings,
  S3Settings,
} from './settings-shape.ts'

/** The variables as settings, with what they leave open. */
export function arrange(read: Variables): Omit<GivenSettings, 'inForce'> {
  const dataFolder = dataFolderOf(read)
  const providers = providersOf(read)
  const machine = machineHere(read.MEMORY_BYTES)
  const publicOrigin = read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`
  return {
    port: read.PORT,
    host: read.HOST,
    publicOrigin,
    dataFolder,
    sessionIdleDays: read.SESSION_IDLE_DAYS,
    sessionMostDays: read.SESSION_MOST_DAYS,
    freshLoginMinutes: read.FRESH_LOGIN_MINUTES,
    accountDeletionDays: read.ACCOUNT_DELETION_DAYS,
    files: filesOf(read, dataFolder),
    backup: {
      ...(read.BACKUP_TO && { to: backupAddressOf(read, read.BACKUP_TO) }),
      ...(read.BACKUP_AT !== 'never' && { at: read.BACKUP_AT }),
      retention: { days: read.BACKUP_DAYS, weeks: read.BACKUP_WEEKS },
      verifyDays: read.BACKUP_VERIFY_DAYS,
      withSecret: read.BACKUP_SECRET,
      beforeUpgrade: read.BACKUP_BEFORE_UPGRADE,
    },
    uploadMaxBytes: read.UPLOAD_MAX_BYTES,
    machine,
    budgets: budgetsOf(givenBudgets(read), machine),
    workerPriority: read.WORKER_PRIORITY,
    pictureCacheBytes: read.PICTURE_CACHE_BYTES,
    coverCacheBytes: read.COVER_CACHE_BYTES,
    keepFreeBytes: read.KEEP_FREE_BYTES,
    quotas: quotasOf(read),
    trustedProxies: read.TRUSTED_PROXIES,
    metricsFrom: read.METRICS_FROM,
    sandbox: read.SANDBOX ?? Object.keys(providers).length === 0,
    localLogin: read.LOCAL_LOGIN && servesThisMachineAlone(read),
    emailLogin: read.EMAIL_LOGIN,
    passkeyLogin: read.PASSKEY_LOGIN && canHavePasskeys(publicOrigin),
    invitedOnly: read.INVITED_ONLY,
    ...providers,
    ...(read.SMTP_URL && read.MAIL_FROM && { mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM } }),
    printer: printerOf(read, dataFolder),
    ...paymentsOf(read),
    staffUids: read.STAFF_UIDS,
    redirectHosts: read.REDIRECT_HOSTS,
    brandName: read.BRAND_NAME,
    logLevel: read.LOG_LEVEL,
    ...tracingOf(read),
    ...(read.DATABASE_URL && { databaseUrl: read.DATABASE_URL }),
    ...(read.SECRET && { secret: read.SECRET }),
    ...(read.METRICS_TOKEN && { metricsToken: read.METRICS_TOKEN }),
    ...(read.WORKER_PORT && { workerPort: read.WORKER_PORT }),
    ...(read.SECRET_BEFORE && { secretBefore: read.SECRET_BEFORE }),
    ...(read.ENGLISH_SITE && { englishSite: read.ENGLISH_SITE }),
    ...(read.JAPANESE_SITE && { japaneseSite: read.JAPANESE_SITE }),
    ...(read.SUPPORT_URL && { supportUrl: read.SUPPORT_URL }),
    ...(read.NEWS_URL && { newsUrl: read.NEWS_URL }),
    ...(read.TUTORIAL_URL && { tutorialUrl: read.TUTORIAL_URL }),
  }
}

function givenBudgets(read: Variables): Partial<Budgets> {
  const given = budgetNames.map(name => [name, read[budgetTable[name].variable]] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** Nothing that is set speaks of others: it listens to this machine, under a name of this machine, without TLS, and no proxy is named. */
function servesThisMachineAlone({ HOST, PUBLIC_ORIGIN, TRUSTED_PROXIES }: Variables): boolean {
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN ?? 'http://localhost')
  return isLoopback(HOST) && protocol === 'http:' && isNearHost(hostname) && TRUSTED_PROXIES.length === 0
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || addressList(['loopback'])(host)
}

function tracingOf(read: Variables): Pick<GivenSettings, 'tracing'> {
  if (!read.OTEL_EXPORTER_OTLP_ENDPOINT) return {}
  return {
    tracing: {
      endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: read.OTEL_EXPORTER_OTLP_HEADERS ?? {},
      ...(read.OTEL_SERVICE_NAME && { serviceName: read.OTEL_SERVICE_NAME }),
      sampler: read.OTEL_TRACES_SAMPLER,
      ratio: read.OTEL_TRACES_SAMPLER_ARG,
    },
  }
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
  return bucketOf(read, read.S3_BUCKET ?? '')
}

/** `s3://BUCKET/PREFIX` at the store that the settings name, else a folder. */
function backupAddressOf(read: Variables, to: string): BackupAddress {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(to) ?? []
  if (bucket === undefined) return { kind: 'folder', folder: to }
  return { ...bucketOf(read, bucket), prefix: path === '' ? '' : `${path.replace(/\/+$/, '')}/` }
}

function printerOf(read: Variables, dataFolder: string): PrinterSettings {
  if (read.PRINTER === 'lulu') {
    const { LULU_URL: url, LULU_KEY: key = '', LULU_SECRET: secret = '', MAIL_FROM: email = '' } = read
    return { kind: 'lulu', url, key, secret, email }
  }
  if (read.PRINTER_BUCKET) return { kind: 'manual', place: bucketOf(read, read.PRINTER_BUCKET) }
  const folder = read.PRINTER_FOLDER ?? join(dataFolder, 'printer')
  return { kind: 'manual', place: { kind: 'folder', folder } }
}

/** A bucket of the one store that the settings name. */
function bucketOf(read: Variables, bucket: string): S3Settings {
  return {
    kind: 's3',
    ...(read.S3_ENDPOINT && { endpoint: read.S3_ENDPOINT }),
    bucket,
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

function paymentsOf(read: Variables): Partial<PaymentSettings> {
  return {
    ...(read.STRIPE_SECRET_KEY && {
      stripe: {
        secretKey: read.STRIPE_SECRET_KEY,
        publishableKey: read.STRIPE_PUBLISHABLE_KEY ?? '',
        webhookSecret: read.STRIPE_WEBHOOK_SECRET ?? '',
        apiUrl: read.STRIPE_API_URL,
        scriptUrl: read.STRIPE_SCRIPT_URL,
      },
    }),
    ...(read.PAYPAL_CLIENT_ID && {
      paypal: {
        clientId: read.PAYPAL_CLIENT_ID,
        clientSecret: read.PAYPAL_CLIENT_SECRET ?? '',
        apiUrl: read.PAYPAL_API_URL,
        webhookId: read.PAYPAL_WEBHOOK_ID ?? '',
        takesMyr: read.PAYPAL_TAKES_MYR,
      },
    }),
  }
}
