import type { Settings } from '../../../settings-shape.ts'

/** What the web app has to know of this site (`web/settings/settings.ts`), as JSON. */
export function siteSettings(settings: Settings): string {
  const { facebook, instagram, oidc, japaneseSite, englishSite, supportUrl, tutorialUrl } = settings
  return JSON.stringify({
    facebook: facebook !== undefined,
    instagram: instagram !== undefined,
    ...(oidc && { oidcName: oidc.name }),
    localLogin: settings.localLogin,
    emailLogin: settings.emailLogin && settings.mail !== undefined,
    passkeyLogin: settings.passkeyLogin,
    invitedOnly: settings.invitedOnly,
    ...(japaneseSite !== undefined && { japaneseSite }),
    ...(englishSite !== undefined && { englishSite }),
    ...(supportUrl !== undefined && { supportAddress: new URL('/support', settings.publicOrigin).href }),
    ...(tutorialUrl !== undefined && { tutorialAddress: tutorialUrl }),
    redirectHosts: settings.redirectHosts,
    testMode: settings.sandbox,
  })
}
