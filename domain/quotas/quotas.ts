/** What a person may have, or do in a day or an hour, only so much of. */
export const quotaKinds = [
  'uploadBytes',
  'uploads',
  'pictureBytes',
  'images',
  'books',
  'imports',
  'pdfs',
  'exports',
] as const
export type QuotaKind = (typeof quotaKinds)[number]

/** Of each kind: bytes, or how many. As a limit, 0 means none. */
export type QuotaFigures = Readonly<Record<QuotaKind, number>>

/** What holds for a person: quotas of one's own before those of the settings. */
export function limitsFor(standard: QuotaFigures, own: Partial<QuotaFigures>): QuotaFigures {
  return { ...standard, ...own }
}

export interface QuotaReached {
  kind: QuotaKind
  used: number
  limit: number
}

/** The first of the quotas that `more` would go beyond; undefined where all of it may be had. */
export function quotaReached(
  used: QuotaFigures,
  limits: QuotaFigures,
  more: Partial<QuotaFigures>,
): QuotaReached | undefined {
  const kind = quotaKinds.find(name => {
    const wanted = more[name] ?? 0
    return wanted > 0 && limits[name] > 0 && used[name] + wanted > limits[name]
  })
  return kind && { kind, used: used[kind], limit: limits[kind] }
}

/** A figure as a person reads it: bytes in GB with one decimal. */
export function figureText(kind: QuotaKind, figure: number): string {
  if (kind !== 'uploadBytes' && kind !== 'pictureBytes') return String(figure)
  return String(Math.round((figure / 2 ** 30) * 10) / 10)
}
