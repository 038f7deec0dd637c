import { paypalSandbox } from '#sandbox/paypal/sandbox-account'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import type { Settings } from '#server/settings-shape'

/**
 * Settings whose missing providers are played by the sandbox. Browsers reach it by the public origin, our own processes by this
 * machine's address; the issuer of OpenID Connect has to be one for both. `smtpPort`: of the mail catcher.
 */
export function withSandbox(
  settings: Settings,
  client: { id: string; secret: string },
  smtpPort?: number,
): Settings {
  if (!settings.sandbox) return settings
  const publicSandbox = `${settings.publicOrigin}/sandbox`
  const localSandbox = `${nearOrigin(settings)}/sandbox`
  return {
    facebook: {
      appId: client.id,
      appSecret: client.secret,
      dialogUrl: `${publicSandbox}/facebook/dialog`,
      graphUrl: `${localSandbox}/facebook/graph`,
      graphVersion: 'v26.0',
    },
    instagram: {
      appId: client.id,
      appSecret: client.secret,
      authorizeUrl: `${publicSandbox}/instagram/oauth/authorize`,
      tokenUrl: `${localSandbox}/instagram/api/oauth/access_token`,
      graphUrl: `${localSandbox}/instagram/graph`,
    },
    oidc: {
      issuer: `${publicSandbox}/oidc`,
      clientId: client.id,
      clientSecret: client.secret,
      name: 'Example ID',
    },
    ...(smtpPort !== undefined && {
      mail: { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, from: 'books@daybound.example' },
    }),
    stripe: {
      ...stripeSandbox,
      apiUrl: `${localSandbox}/stripe`,
      scriptUrl: `${publicSandbox}/stripe/stripe.js`,
    },
    paypal: { ...paypalSandbox, apiUrl: `${localSandbox}/paypal`, takesMyr: true },
    ...settings,
  }
}

/** Our own server, reached from this machine. */
export function nearOrigin({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const literal = host.includes(':') ? `[${host}]` : host
  return `http://${everywhere ? '127.0.0.1' : literal}:${port}`
}
