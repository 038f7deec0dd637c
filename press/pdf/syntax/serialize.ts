import { isBytes, isRef, type PdfValue } from './value.ts'

/** Writes a value as PDF text; strings as hexadecimal, so the result is Latin-1 whatever they hold. */
export function serialize(value: PdfValue): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return decimal(value)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return `/${value.slice(1).replace(irregular, escaped)}`
  if (isBytes(value)) return `<${value.bytes.toString('hex')}>`
  if (isRef(value)) return `${value.ref} 0 R`
  if (Array.isArray(value)) return `[${value.map(serialize).join(' ')}]`
  return `<<${[...value].map(([key, entry]) => `${serialize(key)} ${serialize(entry)}`).join('\n')}>>`
}

/** PDF knows no exponents. */
function decimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(5).replace(/\.?0+$/, '')
}

const irregular = /[^!-~]|[#()<>[\]{}/%]/g
const escaped = (letter: string) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`
