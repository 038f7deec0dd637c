import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readTalked } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { settings } from '../../settings/settings.ts'

/** The way to people who help; who has never talked to them hears that he may. */
export function SupportHint({ uid }: { uid: string }) {
  const { t } = useTranslation('web-shelf')
  const { supportAddress } = settings()
  const { data } = useQuery({
    queryKey: ['talked', uid],
    queryFn: ({ signal }) => callApi(readTalked, { params: { uid } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <a href={supportAddress} target="_blank" rel="noreferrer">
      {data?.talked === false ? t('askUs') : t('web-frame:nav.support')}
    </a>
  )
}
