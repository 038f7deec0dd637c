import type { z } from 'zod'
import { arrange } from './arrange-settings.ts'
import { isNearHost } from './near-host.ts'
import { type SettingName, type Variables, variables } from './setting-variables.ts'
import { settingsInForce } from './settings-in-force.ts'
import type { GivenSettings, Settings } from './settings-shape.ts'
import { usualSettings } from './usual-settings.ts'

export type SettingProblem = {
  name: SettingName
  why: 'number' | 'address' | 'choice' | 'short' | 'guessable' | 'missing' | 'public'
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
  const arranged = arrange(read.data)
  const settings = { ...arranged, inForce: settingsInForce(filled, read.data, usualSettings(arranged)) }
  const { jobsAtOnce, backgroundJobsAtOnce } = settings.budgets
  // a slot is left for what somebody waits for
  if (backgroundJobsAtOnce >= jobsAtOnce)
    return { refused: 'bad-settings', problems: [{ name: 'BACKGROUND_JOBS_AT_ONCE', why: 'number' }] }
  if (settings.sandbox && isPublic(settings) && !read.data.SANDBOX_ON_PUBLIC_ORIGIN)
    return { refused: 'bad-settings', problems: [{ name: 'SANDBOX', why: 'public' }] }
  // the sandbox has a server of mail of its own
  if (settings.emailLogin && !settings.mail && !settings.sandbox)
    return { refused: 'bad-settings', problems: [{ name: 'SMTP_URL', why: 'missing' }] }
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
  return protocol === 'https:' && !isNearHost(hostname)
}

/** Settings that only make sense together: the first needs the others. */
function missingBeside(read: Variables): SettingName[] {
  const s3Keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const leavesInBucket = read.PRINTER === 'manual' && read.PRINTER_BUCKET !== undefined
  const backsUpToBucket = read.BACKUP_TO?.startsWith('s3://') === true
  const needed: SettingName[] = [
    ...(read.FILES === 's3' ? (['S3_BUCKET'] as const) : []),
    ...(read.FILES === 's3' || leavesInBucket || backsUpToBucket ? s3Keys : []),
    ...(read.FACEBOOK_APP_ID ? (['FACEBOOK_APP_SECRET'] as const) : []),
    ...(read.INSTAGRAM_APP_ID ? (['INSTAGRAM_APP_SECRET'] as const) : []),
    ...(read.OIDC_ISSUER ? (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const) : []),
    ...(read.SMTP_URL ? (['MAIL_FROM'] as const) : []),
    ...(read.PRINTER === 'lulu' ? (['LULU_KEY', 'LULU_SECRET', 'MAIL_FROM'] as const) : []),
    ...(read.STRIPE_SECRET_KEY ? (['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) : []),
    ...(read.PAYPAL_CLIENT_ID ? (['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const) : []),
  ]
  return needed.filter(name => read[name] === undefined)
}

const reasons = ['number', 'address', 'choice', 'short', 'guessable'] as const

function problemOf(issue: z.core.$ZodIssue): SettingProblem {
  const why = reasons.find(reason => reason === issue.message) ?? 'missing'
  // the object's keys are the only paths that an issue can have
  return { name: issue.path[0] as SettingName, why }
}
