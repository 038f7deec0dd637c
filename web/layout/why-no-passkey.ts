/**
 * Why the browser gave no passkey; undefined for what is our fault. `nothing`: somebody closed what it asked, or had none, or it took too long: sites
 * are told no more (WebAuthn 14.5). `known`: the device has one of the account. `elsewhere`: the page is read under another name than the site's own.
 */
export function whyNoPasskey(error: unknown): 'nothing' | 'known' | 'elsewhere' | undefined {
  return error instanceof Error ? reasons[error.name] : undefined
}

const reasons: Readonly<Record<string, 'nothing' | 'known' | 'elsewhere' | undefined>> = {
  NotAllowedError: 'nothing',
  AbortError: 'nothing',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
}
