export interface Device {
  /** Family of the browser; null for what is none that we know. */
  browser: string | null
  system: string | null
}

/** In few words what a session runs on, so that its owner knows it again. Versions and models are not kept. */
export function nameDevice(userAgent: string | undefined): Device {
  const text = userAgent ?? ''
  const nameIn = (names: readonly [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}

// browsers name those that they are like: the first that fits is the one
const browsers: readonly [string, RegExp][] = [
  ['Facebook', /\bFB(AN|AV)\b/],
  ['Instagram', /\bInstagram\b/],
  ['LINE', /\bLine\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
