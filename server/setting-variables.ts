import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { isMailAddress } from './adapters/mail/is-mail-address.ts'
import { type BudgetName, budgetTable } from './budgets/budget-table.ts'
import { isAddressEntry } from './kernel/http/address-list.ts'
import { samplers } from './kernel/tracing/open-tracing.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
/** A tenth of a core that others want, or none of it. */
const workerPriorities = ['low', 'idle'] as const
const gigabyte = 1024 ** 3

const text = z.string('missing').trim()
const whole = (least: number, most: number) =>
  z.coerce.number('number').int('number').min(least, 'number').max(most, 'number')
/** 0: no limit. */
const quota = whole(0, Number.MAX_SAFE_INTEGER)
const address = z.url({ protocol: /^https?$/, error: 'address' }).transform(url => url.replace(/\/+$/, ''))
const origin = address.refine(url => URL.canParse(url) && new URL(url).origin === url, 'address')
const onOff = z.enum(['on', 'off'], 'choice').transform(value => value === 'on')
const hosts = text.transform(list =>
  list
    .split(',')
    .map(host => host.trim().toLowerCase())
    .filter(host => host !== ''),
)

/** A folder by its whole path, or a bucket. */
const backupAddress = text.refine(to => isAbsolute(to) || /^s3:\/\/[^/\s]+(\/\S*)?$/.test(to), 'address')
const timeOfDay = text.regex(/^(([01]\d|2[0-3]):[0-5]\d|never)$/, 'choice').transform(time =>
  // no undefined: in its place zod would put the default
  time === 'never' ? time : { hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) },
)

/** `NAME=VALUE`, by commas, with `%2C` for a comma and so on. */
const headers = text
  .refine(list => list.split(',').every(isHeader), 'choice')
  .transform(list => Object.fromEntries(list.split(',').map(pairOf)))

/** Ids of people. */
const people = text.transform(list =>
  list
    .split(',')
    .map(uid => uid.trim())
    .filter(uid => uid !== ''),
)

/** `none` for an empty list, since an empty variable counts as absent. */
const addresses = text
  .transform(list => (list === 'none' ? [] : list.split(',').map(entry => entry.trim().toLowerCase())))
  .refine(list => list.every(isAddressEntry), 'address')

const pairOf = (entry: string) => {
  const [name = '', ...value] = entry.trim().split('=')
  return [name, decodeURIComponent(value.join('='))] as const
}
function isHeader(entry: string): boolean {
  try {
    return /^[\w-]+=/.test(decodeURIComponent(entry.trim()))
  } catch {
    return false
  }
}

/** 32 random digits or letters have fewer different ones in one of millions of cases. */
const isVaried = (secret: string) => new Set(secret).size >= 8

/** A figure of the table of budgets. */
const budget = (name: BudgetName) => whole(budgetTable[name].least, budgetTable[name].most).optional()

/** Every environment variable that is read, in the order in which docs/operate.md explains them. */
export const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_ORIGIN: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'address' }).optional(),
  DATA_FOLDER: text.optional(),
  XDG_DATA_HOME: text.optional(),
  HOME: text.optional(),
  SECRET: text.min(32, { error: 'short', abort: true }).refine(isVaried, 'guessable').optional(),
  SECRET_BEFORE: text.min(32, 'short').optional(),
  SESSION_IDLE_DAYS: whole(1, 3650).default(30),
  SESSION_MOST_DAYS: whole(1, 3650).default(180),
  FRESH_LOGIN_MINUTES: whole(1, 1440).default(30),
  ACCOUNT_DELETION_DAYS: whole(0, 30).default(7),
  FILES: z.enum(['folder', 's3'], 'choice').default('folder'),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_FORCE_PATH_STYLE: onOff.default(false),
  BACKUP_TO: backupAddress.optional(),
  BACKUP_AT: timeOfDay.default({ hour: 3, minute: 0 }),
  BACKUP_DAYS: whole(0, 3650).default(7),
  BACKUP_WEEKS: whole(0, 520).default(4),
  BACKUP_VERIFY_DAYS: whole(0, 3650).default(30),
  BACKUP_SECRET: onOff.default(false),
  BACKUP_BEFORE_UPGRADE: onOff.default(true),
  MEMORY_BYTES: whole(500_000_000, Number.MAX_SAFE_INTEGER).optional(),
  PAGE_CHILDREN: budget('pageChildren'),
  PICTURE_CHILDREN: budget('pictureChildren'),
  ARCHIVE_CHILDREN: budget('archiveChildren'),
  PICTURE_MEMORY_BYTES: budget('pictureMemoryBytes'),
  DATABASE_CONNECTIONS: budget('databaseConnections'),
  JOBS_AT_ONCE: budget('jobsAtOnce'),
  BACKGROUND_JOBS_AT_ONCE: budget('backgroundJobsAtOnce'),
  WORKER_PRIORITY: z.enum(workerPriorities, 'choice').default('low'),
  IMPORTS_AT_ONCE: budget('importsAtOnce'),
  TYPESETTINGS_AT_ONCE: budget('typesettingsAtOnce'),
  DOWNLOADS_AT_ONCE: budget('downloadsAtOnce'),
  PRINTS_AT_ONCE: budget('printsAtOnce'),
  EXPORTS_AT_ONCE: budget('exportsAtOnce'),
  // a person's whole export comes back as one archive: all pictures of the quota, and books as PDF
  UPLOAD_MAX_BYTES: whole(1, Number.MAX_SAFE_INTEGER).default(64 * gigabyte),
  PICTURE_CACHE_BYTES: whole(1, Number.MAX_SAFE_INTEGER).default(10 * gigabyte),
  COVER_CACHE_BYTES: whole(1, Number.MAX_SAFE_INTEGER).default(gigabyte),
  KEEP_FREE_BYTES: whole(0, Number.MAX_SAFE_INTEGER).default(gigabyte),
  QUOTA_UPLOAD_BYTES: quota.default(64 * gigabyte),
  QUOTA_UPLOADS: quota.default(100),
  QUOTA_PICTURE_BYTES: quota.default(50 * gigabyte),
  QUOTA_IMAGES: quota.default(2000),
  QUOTA_BOOKS: quota.default(5),
  QUOTA_IMPORTS_A_DAY: quota.default(200),
  QUOTA_PDFS_AN_HOUR: quota.default(100),
  QUOTA_EXPORTS_A_DAY: quota.default(5),
  SANDBOX: onOff.optional(),
  SANDBOX_ON_PUBLIC_ORIGIN: z.literal('i-know-that-anybody-can-log-in-as-anybody', 'choice').optional(),
  LOCAL_LOGIN: onOff.default(true),
  EMAIL_LOGIN: onOff.default(false),
  PASSKEY_LOGIN: onOff.default(false),
  INVITED_ONLY: onOff.default(false),
  FACEBOOK_APP_ID: text.optional(),
  FACEBOOK_APP_SECRET: text.optional(),
  FACEBOOK_DIALOG_URL: address.default('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: address.default('https://graph.facebook.com'),
  FACEBOOK_GRAPH_VERSION: text.default('v26.0'),
  INSTAGRAM_APP_ID: text.optional(),
  INSTAGRAM_APP_SECRET: text.optional(),
  INSTAGRAM_AUTHORIZE_URL: address.default('https://www.instagram.com/oauth/authorize'),
  INSTAGRAM_TOKEN_URL: address.default('https://api.instagram.com/oauth/access_token'),
  INSTAGRAM_GRAPH_URL: address.default('https://graph.instagram.com'),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'address' }).optional(),
  MAIL_FROM: text.refine(isMailAddress, 'address').optional(),
  PRINTER: z.enum(['manual', 'lulu'], 'choice').default('manual'),
  PRINTER_FOLDER: text.optional(),
  PRINTER_BUCKET: text.optional(),
  LULU_URL: address.default('https://api.lulu.com'),
  LULU_KEY: text.optional(),
  LULU_SECRET: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: address.default('https://api.stripe.com'),
  STRIPE_SCRIPT_URL: address.default('https://js.stripe.com/v3'),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_API_URL: address.default('https://api-m.paypal.com'),
  PAYPAL_TAKES_MYR: onOff.default(false),
  STAFF_UIDS: people.default([]),
  REDIRECT_HOSTS: hosts.default([]),
  ENGLISH_SITE: address.optional(),
  JAPANESE_SITE: address.optional(),
  SUPPORT_URL: address.optional(),
  TUTORIAL_URL: address.optional(),
  NEWS_URL: address.optional(),
  BRAND_NAME: text.default('Daybound'),
  // with everybody believed, each visitor could choose his address
  TRUSTED_PROXIES: addresses.refine(list => !list.some(entry => /\/0+$/.test(entry)), 'choice').default([]),
  METRICS_FROM: addresses.default(['loopback']),
  METRICS_TOKEN: text.min(16, 'short').optional(),
  WORKER_PORT: whole(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: text.optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers, 'choice').default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('number').min(0, 'number').max(1, 'number').default(1),
  LOG_LEVEL: z.enum(logLevels, 'choice').default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], 'choice').optional(),
})

export type Variables = z.infer<typeof variables>

/** Those that are settings of ours; the others only say where this system keeps data. */
export type SettingName = Exclude<keyof Variables, 'XDG_DATA_HOME' | 'HOME'>
