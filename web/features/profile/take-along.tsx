import { Button, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnExport } from '#contract/exports'
import { dayText } from '../books/book-dates.ts'
import { byteText } from '../imports/byte-text.ts'
import styles from './profile.module.css'
import { useOwnExport } from './use-own-export.ts'
import '@mantine/core/styles/Progress.layer.css'

/** All that is of a person as one ZIP: asked for, made while one does something else, and fetched. */
export function TakeAlong({ uid }: { uid: string }) {
  const { t } = useTranslation('web-profile')
  const { own, make, remove } = useOwnExport(uid)
  const isBusy = make.isPending || remove.isPending
  return (
    <section className={`${styles.section} ${styles.along}`}>
      <h2>{t('export.title')}</h2>
      <p className={styles.note}>{t('export.text')}</p>
      <div role="status">{own && <ExportState own={own} />}</div>
      {own && (
        <div className={styles.acts}>
          {own.state === 'ready' && own.href !== null && (
            <Button
              component="a"
              href={own.href}
              download={own.name}
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {t('export.fetch')}
            </Button>
          )}
          {own.state !== 'making' && (
            <Button
              variant="default"
              loading={make.isPending}
              disabled={isBusy}
              onClick={() => make.mutate()}
            >
              {t(own.state === 'none' ? 'export.make' : 'export.again')}
            </Button>
          )}
          {own.state !== 'none' && (
            <Button
              // to stop it is another thing than to remove it, and stands elsewhere
              key={own.state}
              variant={own.state === 'making' ? 'default' : 'subtle'}
              loading={remove.isPending}
              disabled={isBusy}
              onClick={() => remove.mutate()}
            >
              {t(own.state === 'making' ? 'export.stop' : 'export.remove')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function ExportState({ own }: { own: OwnExport }) {
  const { t, i18n } = useTranslation('web-profile')
  if (own.state === 'making')
    return (
      <div className={styles.making}>
        <span>{t(own.waits ? 'export.waits' : 'export.making', { done: own.done })}</span>
        <Progress value={own.done} color="ink.9" aria-label={t('export.title')} />
      </div>
    )
  if (own.state === 'failed') return <p className={styles.exportState}>{t('export.failed')}</p>
  if (own.state === 'none' || own.bytes === null || own.madeAt === null || own.endsAt === null) return null
  return (
    <>
      <p className={styles.exportState}>
        {t('export.ready', {
          day: dayText(own.madeAt),
          size: byteText(own.bytes, i18n.language),
          end: dayText(own.endsAt),
        })}
      </p>
      {own.uploadLimit !== null && (
        <p className={styles.exportState}>
          {t('export.overLimit', { limit: byteText(own.uploadLimit, i18n.language) })}
        </p>
      )}
    </>
  )
}
