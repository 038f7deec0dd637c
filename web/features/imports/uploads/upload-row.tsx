import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/api-error.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { asksForGuide } from '../archives/asks-for-guide.ts'
import { byteText } from '../byte-text.ts'
import { Meter } from '../meter.tsx'
import { ArchiveGone } from './archive-gone.ts'
import { ArchiveGuide } from './archive-guide.tsx'
import { archiveUploads } from './archive-uploads.ts'
import styles from './upload-panel.module.css'
import type { ArchiveUpload } from './upload-queue.ts'
import { afterStep } from './upload-state.ts'

/** One archive on its way. */
export function UploadRow({ upload }: { upload: ArchiveUpload }) {
  const { t } = useTranslation('web-import')
  const language = useLanguage()
  const { key, name, bytes, sent, state, rate, error } = upload
  const size = (value: number) => byteText(value, language)
  const message = messageOf(error)
  const stateWords =
    error instanceof ArchiveGone ? t([`why.${error.why}`, 'why.failed']) : t(message.key, message.values)
  const resume = state === 'failed' ? t('upload.retry', { name }) : t('upload.resume', { name })
  return (
    <li className={styles.upload} data-state={state}>
      <span className={styles.name}>{name}</span>
      <span className={styles.buttons}>
        {afterStep(state, 'pause') && (
          <button
            type="button"
            aria-label={t('upload.pause', { name })}
            onClick={() => void archiveUploads.pause(key)}
          >
            <IconPlayerPause size={18} stroke={1.5} aria-hidden />
          </button>
        )}
        {afterStep(state, 'resume') && (
          <button type="button" aria-label={resume} onClick={() => archiveUploads.resume(key)}>
            {state === 'failed' ? (
              <IconRefresh size={18} stroke={1.5} aria-hidden />
            ) : (
              <IconPlayerPlay size={18} stroke={1.5} aria-hidden />
            )}
          </button>
        )}
        <button
          type="button"
          aria-label={t('upload.remove', { name })}
          onClick={() => void archiveUploads.remove(key)}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </button>
      </span>
      <Meter label={name} part={bytes > 0 ? sent / bytes : 0} />
      <span className={styles.figures}>
        <span role="status">{t(`upload.state.${state}`)}</span>
        <span>
          {t('upload.sizes', { sent: size(sent), total: size(bytes) })}
          {rate !== undefined && rate > 0 && ` · ${t('upload.rate', { rate: size(rate) })}`}
        </span>
      </span>
      {(state === 'failed' || (state === 'lost' && error !== undefined)) && (
        <p role="alert" className={styles.alert}>
          {stateWords}
        </p>
      )}
      {error instanceof ArchiveGone && asksForGuide(error.why) && <ArchiveGuide />}
    </li>
  )
}
