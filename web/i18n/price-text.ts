import { countText } from './count-text.ts'

/** An amount in hundredths as the price tables write it: no zeros that say nothing. */
export function priceText(symbol: string, hundredths: number): string {
  const whole = Math.trunc(hundredths / 100)
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${symbol}${countText(whole)}${rest && `.${rest}`}`
}
