import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { makeDownload, readDownload } from '#contract/downloads'
import { callApi } from '../../api/client.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { useAwayNotice } from '../imports/away/use-away-notice.ts'
import { downloadQuery } from './download-query.ts'
import styles from './preview.module.css'

/** Makes the reading edition, says how far it is, and gives it. It is as wide in every state: nothing beside it moves. */
export function DownloadButton({ bid, pages }: { bid: string; pages: number }) {
  const { t } = useTranslation('web-preview')
  const language = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery(downloadQuery(bid))
  useAwayNotice({
    bid,
    isWorking: data?.state === 'making',
    async readEnd() {
      const { state } = await callApi(readDownload, { params: { bid } })
      if (state === 'making') return undefined
      return t(state === 'ready' ? 'pdf.over' : 'pdf.again')
    },
  })
  const make = useMutation({
    mutationFn: () => callApi(makeDownload, { params: { bid } }),
    onSuccess: made => queries.setQueryData(downloadQuery(bid).queryKey, made),
    onError: showError,
  })
  const file =
    data?.state === 'ready' && data.href
      ? { href: data.href, name: data.name, pages: data.pages ?? 0, bytes: data.bytes ?? 0 }
      : undefined
  const facts = file && { pages: file.pages, size: megabytes(file.bytes, language) }
  useAnnounced(data?.state, facts && t('pdf.done', facts))
  if (file && facts) {
    const long = t('pdf.download', facts)
    return (
      <Button
        component="a"
        className={styles.pdf}
        href={file.href}
        download={file.name}
        aria-label={long}
        title={file.pages === pages ? long : `${long}\n${t('pdf.pagesNote', { pages })}`}
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      >
        <Words long={t('pdf.make')} short={t('pdf.short')} />
      </Button>
    )
  }
  const percent = Math.floor(((data?.done ?? 0) / Math.max(1, data?.of ?? 1)) * 100)
  if (data?.state === 'making')
    return (
      <Button
        className={styles.pdf}
        variant="default"
        size="sm"
        leftSection={<Loader size={16} color="ink.5" />}
        aria-live="polite"
        data-disabled
      >
        <Words
          long={data.waits ? t('pdf.waits') : t('pdf.making', { percent })}
          short={t('pdf.percent', { percent })}
        />
      </Button>
    )
  return (
    <Button
      className={styles.pdf}
      variant="default"
      size="sm"
      loading={make.isPending}
      onClick={() => make.mutate()}
    >
      <Words
        long={
          data?.state === 'failed' ? t('pdf.again') : data?.state === 'stale' ? t('pdf.renew') : t('pdf.make')
        }
        short={t('pdf.short')}
      />
    </Button>
  )
}

/** Says that the file is there to who has waited for it. */
function useAnnounced(state: string | undefined, text: string | undefined): void {
  const before = useRef(state)
  useEffect(() => {
    const wasMade = before.current === 'making' && state === 'ready'
    before.current = state
    if (wasMade && text) void showToast({ kind: 'success', text, stays: true })
  }, [state, text])
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
