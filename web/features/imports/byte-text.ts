/** Bytes as people read them: 812 KB, 3.4 MB, 1.25 GB. */
export function byteText(bytes: number, language: string): string {
  const step = bytes >= 1e9 ? 3 : bytes >= 1e6 ? 2 : 1
  const value = bytes / 1000 ** step
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : step === 3 ? 2 : 1
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
  return `${number} ${units[step - 1]}`
}

const units = ['KB', 'MB', 'GB'] as const
