import { type SettingName, type Variables, variables } from './setting-variables.ts'

/** A setting as the operator sees it. */
export interface SettingInForce {
  name: SettingName
  /** As it holds now; null where there is none, and for secrets. */
  value: string | null
  /** `derived`: reckoned from the machine or from other settings; `secret`: it was given, and is not shown. */
  from: 'environment' | 'default' | 'derived' | 'unset' | 'secret'
}

/** What holds of settings that are not set and have no default of their own, and why. */
export type UsualSettings = {
  [Name in SettingName]?: { value: string; from: 'default' | 'derived' }
}

/** Every setting with where it comes from. `given`: the variables that are not empty; `read`: what became of them; `usual`: what holds for some that are not set. */
export function settingsInForce(
  given: Readonly<Record<string, string | undefined>>,
  read: Variables,
  usual: UsualSettings,
): SettingInForce[] {
  // its keys are those of the variables; the two that only say where data lies are none of ours
  const names = (Object.keys(variables.shape) as (keyof Variables)[]).filter(
    (name): name is SettingName => name !== 'HOME' && name !== 'XDG_DATA_HOME',
  )
  return names.map(name => {
    const text = given[name]
    if (text === undefined) {
      const value = textOf(read[name])
      if (value !== null) return { name, value, from: 'default' }
      return { name, ...(usual[name] ?? { value: null, from: 'unset' }) }
    }
    if (secretSettings.has(name)) return { name, value: null, from: 'secret' }
    return { name, value: withoutLogin(text.trim()), from: 'environment' }
  })
}

/** What opens something; whoever adds a setting that does, adds it here (settings-in-force.test.ts). */
const secretSettings: ReadonlySet<SettingName> = new Set([
  'SECRET',
  'SECRET_BEFORE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'FACEBOOK_APP_SECRET',
  'INSTAGRAM_APP_SECRET',
  'OIDC_CLIENT_SECRET',
  'LULU_KEY',
  'LULU_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
])

/** Addresses hold user, password and keys in their queries. */
function withoutLogin(text: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text
  if (!URL.canParse(text)) return ''
  const { protocol, host, pathname } = new URL(text)
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(',')
  if (typeof value === 'object' && value !== null && 'hour' in value && 'minute' in value)
    return [value.hour, value.minute].map(part => String(part).padStart(2, '0')).join(':')
  return String(value)
}
