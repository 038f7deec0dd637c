/** An exact decimal number: `digits` times ten to the power of minus `scale`. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

/** Reads `5.2`, `-0.65` or `14.00`. @throws RangeError on anything else. */
export function parseDecimal(text: string): Decimal {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/.exec(text)
  if (!match) throw new RangeError(`not a decimal number: ${text}`)
  const [, sign, whole, fraction = ''] = match
  return { digits: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length }
}

export function plus(value: Decimal, other: Decimal): Decimal {
  const scale = Math.max(value.scale, other.scale)
  return { digits: rescaled(value, scale) + rescaled(other, scale), scale }
}

export function times(value: Decimal, other: Decimal): Decimal {
  return { digits: value.digits * other.digits, scale: value.scale + other.scale }
}

export function isEqual(value: Decimal, other: Decimal): boolean {
  const scale = Math.max(value.scale, other.scale)
  return rescaled(value, scale) === rescaled(other, scale)
}

/** The nearest number with so many digits after the point; a half goes away from zero, so that a refund mirrors its charge. */
export function roundHalfUp({ digits, scale }: Decimal, toScale: number): bigint {
  if (scale <= toScale) return rescaled({ digits, scale }, toScale)
  const unit = 10n ** BigInt(scale - toScale)
  const magnitude = digits < 0n ? -digits : digits
  const rounded = (magnitude + unit / 2n) / unit
  return digits < 0n ? -rounded : rounded
}

/** Whole number and fraction of it, without zeros that say nothing: `5.2`, `14`. */
export function decimalText({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const fraction = text.slice(text.length - scale, text.length).replace(/0+$/, '')
  return `${sign}${text.slice(0, text.length - scale)}${fraction && `.${fraction}`}`
}

function rescaled({ digits, scale }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - scale)
}
