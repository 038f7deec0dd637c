import { z } from 'zod/mini'

const shape = z.object({
  facebook: z._default(z.boolean(), true),
  instagram: z._default(z.boolean(), true),
  /** Name of the OpenID Connect provider that one may log in with. */
  oidcName: z.optional(z.string()),
  /** Who sits at the machine of the service may log in by that. */
  localLogin: z._default(z.boolean(), false),
  /** A link for a login is sent by e-mail. */
  emailLogin: z._default(z.boolean(), false),
  /** People log in by passkeys that they added. */
  passkeyLogin: z._default(z.boolean(), false),
  /** Who is new needs an invitation. */
  invitedOnly: z._default(z.boolean(), false),
  /** Where Japanese readers go from the home page. */
  japaneseSite: z.optional(z.url()),
  /** Where those who use the English site go after login. */
  englishSite: z.optional(z.url()),
  /** Other hosts that a login may lead back to. */
  redirectHosts: z._default(z.array(z.string()), []),
  /** Page or conversation where people help. */
  supportAddress: z.optional(z.url()),
  /** Where one learns how a book is made. */
  tutorialAddress: z.optional(z.url()),
  /** Script of a customer chat. */
  supportScript: z.optional(z.url()),
  testMode: z._default(z.boolean(), false),
})

export type Settings = z.infer<typeof shape>

/** Settings in the text that the server puts into the page; all defaults when it put none. Throws on broken ones. */
export function parseSettings(text: string | undefined): Settings {
  return shape.parse(text?.trim() ? JSON.parse(text) : {})
}

let cachedSettings: Settings | undefined

/** Gives the settings where there is no page that has them. */
export function giveSettings(text: string): void {
  cachedSettings = parseSettings(text)
}

/** The settings of this site, from `<script type="application/json" id="settings">`. */
export function settings(): Settings {
  cachedSettings ??= parseSettings(globalThis.document?.getElementById('settings')?.textContent ?? undefined)
  return cachedSettings
}
