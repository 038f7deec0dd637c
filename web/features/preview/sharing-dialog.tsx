import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSharePassword, leastPassword, readSharing } from '#contract/sharing'
import { callApi } from '../../api/client.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { generatePassword } from './generate-password.ts'
import { LastDayField } from './last-day-field.tsx'
import { endOfDay, reviewAddress } from './review-address.ts'
import styles from './sharing-dialog.module.css'
import { sharingKey, useChangeSharing } from './use-change-sharing.ts'

/** Who may read the book: everybody, or who has its link. */
export function SharingDialog({ bid, onClose }: { bid: string; onClose: () => void }) {
  const { t } = useTranslation('web-preview')
  const { data, isError } = useQuery({
    queryKey: sharingKey(bid),
    queryFn: ({ signal }) => callApi(readSharing, { params: { bid } }, { signal }),
  })
  const change = useChangeSharing(bid, t('sharing.saved'))
  // a day is saved when its field is left: the press that leaves it must find its control able
  const { mutateAsync: saveDay } = useChangeSharing(bid, t('sharing.saved'))
  // what is asked for is shown with the press: what stands below moves then, and not when the answer comes
  const wanted = change.isPending ? change.variables : undefined
  const isPublic = wanted?.public ?? data?.public ?? false
  const link = wanted?.link === null ? null : data?.link
  const hasLink = wanted?.link !== undefined ? wanted.link !== null : link !== null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('sharing.heading')}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      {isError && <p>{t('notLoaded')}</p>}
      {!data && !isError && (
        <Loader role="progressbar" size="sm" color="ink.4" aria-label={t('web-reading:loading')} />
      )}
      {data && (
        <div className={styles.sharing}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isPublic}
              disabled={change.isPending}
              onChange={event => change.mutate({ public: event.currentTarget.checked })}
            />
            <span>
              {t('sharing.public')}
              <small>{t('sharing.publicNote')}</small>
            </span>
          </label>
          {isPublic && (
            <CopyLine label={t('sharing.publicLink')} address={reviewAddress(location.origin, bid)} />
          )}
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={hasLink}
              disabled={change.isPending}
              onChange={event => change.mutate({ link: event.currentTarget.checked ? {} : null })}
            />
            <span>
              {t('sharing.link')}
              <small>{t('sharing.linkNote')}</small>
            </span>
          </label>
          {link && (
            <>
              {link.share === null ? (
                <p className={styles.unreadable}>{t('sharing.unreadable')}</p>
              ) : (
                <CopyLine
                  label={t('sharing.link')}
                  address={reviewAddress(location.origin, bid, link.share)}
                />
              )}
              <LastDayField
                saved={link.expiresAt ? localDay(link.expiresAt) : ''}
                onSave={day => saveDay({ link: { expiresAt: endOfDay(day) } }).catch(() => {})}
              />
              <Password
                hasPassword={link.hasPassword}
                busy={change.isPending}
                onChange={password => change.mutate({ link: { password } })}
              />
              <Button
                variant="subtle"
                color="ink.9"
                size="sm"
                className={styles.renew ?? ''}
                loading={change.isPending}
                onClick={() => change.mutate({ link: { renew: true } })}
              >
                {t('sharing.renew')}
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

function CopyLine({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation('web-preview')
  const words = { copy: t('sharing.copy'), copied: t('sharing.copied') }
  return (
    <div className={styles.copy}>
      <input readOnly value={address} aria-label={label} onFocus={event => event.currentTarget.select()} />
      <CopyButton words={words} variant="default" size="sm" text={address} />
    </div>
  )
}

interface PasswordProps {
  hasPassword: boolean
  busy: boolean
  onChange: (password: string | null) => void
}

function Password({ hasPassword, busy, onChange }: PasswordProps) {
  const { t } = useTranslation('web-preview')
  const [text, setText] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isSharePassword(text)) return
    onChange(text)
    setText('')
  }
  return (
    <form className={styles.field} onSubmit={save}>
      <label htmlFor="share-password">
        {hasPassword ? t('sharing.passwordHeld') : t('sharing.password')}
      </label>
      <div className={styles.copy}>
        <input
          id="share-password"
          type="text"
          autoComplete="off"
          minLength={leastPassword}
          maxLength={200}
          value={text}
          aria-describedby="share-password-note"
          placeholder={hasPassword ? t('sharing.newPassword') : t('sharing.noPassword')}
          onChange={event => setText(event.currentTarget.value)}
        />
        {hasPassword && text === '' ? (
          <Button variant="default" size="sm" loading={busy} onClick={() => onChange(null)}>
            {t('sharing.withoutPassword')}
          </Button>
        ) : (
          <Button type="submit" variant="default" size="sm" loading={busy} disabled={!isSharePassword(text)}>
            {t('sharing.setPassword')}
          </Button>
        )}
      </div>
      <div className={styles.suggest}>
        <small id="share-password-note">{t('sharing.passwordNote', { least: leastPassword })}</small>
        {text === '' ? (
          <Button
            variant="subtle"
            color="ink.9"
            size="compact-sm"
            onClick={() => setText(generatePassword())}
          >
            {t('sharing.makePassword')}
          </Button>
        ) : (
          <CopyButton
            words={{ copy: t('sharing.copy'), copied: t('sharing.copied') }}
            variant="subtle"
            color="ink.9"
            size="compact-sm"
            text={text}
          />
        )}
      </div>
    </form>
  )
}

/** YYYY-MM-DD of a moment, here. */
function localDay(moment: string): string {
  const at = new Date(moment)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
}
