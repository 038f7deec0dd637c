export interface PolicyOrigins {
  publicOrigin: string
  /** Stripe.js, where cards are taken by it; its fields are frames of its own. */
  stripe?: { scriptUrl: string }
}

/** Nothing runs but our own files; pictures are ours or made in the browser. Stripe is let in where it takes cards (docs.stripe.com/security/guide). */
export function contentPolicy({ publicOrigin, stripe }: PolicyOrigins): Record<string, string[]> {
  const sources = { self: "'self'", none: "'none'" }
  const script = stripe && new URL(stripe.scriptUrl).origin
  // what the sandbox plays is our own
  const isElsewhere = script !== undefined && script !== publicOrigin
  return {
    'default-src': [sources.self],
    'script-src': [sources.self, ...(isElsewhere ? [script, stripeParts] : [])],
    // the components write styles of their own
    'style-src': [sources.self, "'unsafe-inline'"],
    'img-src': [sources.self, 'data:', 'blob:'],
    'font-src': [sources.self],
    'connect-src': [sources.self, ...(isElsewhere ? [stripeApi] : [])],
    'frame-src': [sources.self, ...(isElsewhere ? [script, stripeParts, stripeChallenges] : [])],
    'object-src': [sources.none],
    'base-uri': [sources.none],
    'form-action': [sources.self],
    'frame-ancestors': [sources.self],
    ...(publicOrigin.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
}

/** Where browsers reach Stripe, whatever our own server calls it by. */
const stripeApi = 'https://api.stripe.com'
const stripeParts = 'https://*.js.stripe.com'
/** 3-D Secure. */
const stripeChallenges = 'https://hooks.stripe.com'
