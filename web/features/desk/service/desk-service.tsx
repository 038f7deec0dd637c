import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskCheck, DeskService as Service } from '#contract/desk-service'
import { countText } from '../../../i18n/count-text.ts'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { NoDesk } from '../no-desk.tsx'
import { bytesText } from './bytes-text.ts'
import { ProcessTable } from './process-table.tsx'
import { deskServiceQuery } from './service-queries.ts'
import { SettingTable } from './setting-table.tsx'

/** How the service stands: health, processes, version and the settings in force. */
export function DeskService() {
  const { t } = useTranslation('web-desk-service')
  const { data: service, error, refetch, isFetching } = useQuery(deskServiceQuery)
  if (!service)
    return error ? (
      <NoDesk error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy className={styles.coming} />
    )
  return (
    <div className={styles.screen}>
      <DeskTabs current="service" />
      <header className={styles.top}>
        <h1>{t('service.heading')}</h1>
        <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('refresh')}
        </Button>
      </header>
      <News service={service} />
      <section>
        <h2>{t('service.health')}</h2>
        <ul className={styles.events}>
          {service.checks.map(check => (
            <li key={check.name}>
              <span>{t(`service.checks.${check.name}`)}</span>
              <CheckState check={check} />
            </li>
          ))}
        </ul>
      </section>
      <ProcessTable processes={service.processes} />
      <SettingTable settings={service.settings} />
    </div>
  )
}

function CheckState({ check: { name, isGood, figure } }: { check: DeskCheck }) {
  const { t } = useTranslation('web-desk-service')
  const text = t(`service.states.${name}.${isGood ? 'good' : 'bad'}`, {
    size: bytesText(figure ?? 0), // where there is no figure, the words have no place for it
    minutes: countText(Math.floor((figure ?? 0) / 60)),
    count: figure ?? 0,
  })
  return isGood ? <span>{text}</span> : <strong className={styles.waits}>{text}</strong>
}

function News({ service: { version, news } }: { service: Service }) {
  const { t } = useTranslation('web-desk-service')
  const { isAsked, newer, askedAt, failure } = news
  return (
    <>
      <p className={styles.facts}>{t('service.version', { version })}</p>
      {newer && (
        <p className={styles.waiting}>
          {t('service.newer', { version: newer.version })}{' '}
          {newer.href !== null && (
            <a href={newer.href} target="_blank" rel="noreferrer">
              {t('service.read')}
            </a>
          )}
        </p>
      )}
      <p className={styles.none}>
        {!isAsked
          ? t('service.notAsked')
          : failure !== null
            ? t('service.askFailed', { why: failure })
            : askedAt === null
              ? t('service.askedSoon')
              : t('service.asked', { moment: momentText(askedAt) })}
      </p>
    </>
  )
}
