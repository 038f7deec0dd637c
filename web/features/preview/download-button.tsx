import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { makeDownload } from '#contract/downloads'
import { callApi } from '../../api/client.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { showError } from '../../ui/toast.ts'
import { downloadQuery } from './download-query.ts'
import styles from './preview.module.css'

/** Makes the reading edition, says how far it is, and gives it. */
export function DownloadButton({ bid }: { bid: string }) {
  const { t } = useTranslation('web-preview')
  const language = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery(downloadQuery(bid))
  const make = useMutation({
    mutationFn: () => callApi(makeDownload, { params: { bid } }),
    onSuccess: made => queries.setQueryData(downloadQuery(bid).queryKey, made),
    onError: showError,
  })
  if (data?.state === 'ready' && data.href)
    return (
      <Button
        component="a"
        href={data.href}
        download={data.name}
        title={t('pdf.pagesNote')}
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      >
        <Words
          long={t('pdf.download', { pages: data.pages ?? 0, size: megabytes(data.bytes ?? 0, language) })}
          short={t('pdf.short')}
        />
      </Button>
    )
  const percent = Math.floor(((data?.done ?? 0) / Math.max(1, data?.of ?? 1)) * 100)
  if (data?.state === 'making')
    return (
      <Button
        variant="default"
        size="sm"
        leftSection={<Loader size={16} color="ink.5" />}
        aria-live="polite"
        data-disabled
      >
        <Words long={t('pdf.making', { percent })} short={t('pdf.percent', { percent })} />
      </Button>
    )
  return (
    <Button variant="default" size="sm" loading={make.isPending} onClick={() => make.mutate()}>
      <Words
        long={
          data?.state === 'failed' ? t('pdf.again') : data?.state === 'stale' ? t('pdf.renew') : t('pdf.make')
        }
        short={t('pdf.short')}
      />
    </Button>
  )
}

/** A phone has room for less; a screen reader hears all. */
function Words({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
    </>
  )
}

function megabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1_000_000)
}
