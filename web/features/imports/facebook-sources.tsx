import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/use-user.ts'
import { type FacebookSource, facebookImportAddress } from './import-address.ts'
import styles from './import-dialog.module.css'

const sources = ['posts', 'pages'] as const

/** Which content of a Facebook account is to be read: at least one kind (specification 5). */
export function FacebookSources({ bid }: { bid: string }) {
  const { t } = useTranslation('web-import')
  const user = useUser()
  const [chosen, choose] = useState<readonly FacebookSource[]>(['posts'])
  const [isMissing, miss] = useState(false)
  const go = () => {
    if (chosen.length === 0) return miss(true)
    if (user) location.assign(facebookImportAddress(user.uid, bid, chosen))
  }
  return (
    <>
      <fieldset className={styles.sources} aria-describedby={isMissing ? 'no-source' : undefined}>
        <legend>{t('facebook.heading')}</legend>
        {sources.map(source => (
          <label key={source}>
            <input
              type="checkbox"
              checked={chosen.includes(source)}
              onChange={({ currentTarget }) => {
                miss(false)
                choose(
                  sources.filter(option =>
                    option === source ? currentTarget.checked : chosen.includes(option),
                  ),
                )
              }}
            />
            <span>
              <strong>{t(`facebook.${source}`)}</strong>
              <small>{t(`facebook.${source}Text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p role="alert" id="no-source" className={styles.alert}>
          {t('facebook.none')}
        </p>
      )}
      <p className={styles.note}>{t('facebook.note')}</p>
      <Button size="md" onClick={go}>
        {t('facebook.go')}
      </Button>
    </>
  )
}
