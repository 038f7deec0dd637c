import { useTranslation } from 'react-i18next'

/** Says a month (YYYYMM) in the language on screen. */
export function useMonthWords(): (month: string) => string {
  const { i18n } = useTranslation('web-selection')
  const format = new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return month => format.format(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1))
}
