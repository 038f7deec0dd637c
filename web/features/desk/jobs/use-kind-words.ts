import { useTranslation } from 'react-i18next'

/** What a kind of job is called; by its own name where a newer version than this page has made it. */
export function useKindWords(): (kind: string) => string {
  const { t } = useTranslation('web-desk-service')
  return kind => t(`jobs.kinds.${kind}`, { defaultValue: kind })
}
