import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type DeskJobRow, type JobAct, jobActs } from '#contract/desk-jobs'
import { showError, showToast } from '../../../ui/toast.ts'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useJobAct } from './job-queries.ts'
import { useKindWords } from './use-kind-words.ts'

const actNames = Object.keys(jobActs) as JobAct[] // its keys are the acts

/** Jobs with whose they are, why they failed, and what can be done about each. */
export function JobItems({ jobs }: { jobs: readonly DeskJobRow[] }) {
  const { t } = useTranslation('web-desk-service')
  const kindWords = useKindWords()
  const [pendingAct, setPendingAct] = useState<{ job: DeskJobRow; act: JobAct }>()
  const change = useJobAct()
  const perform = (jobId: string, act: JobAct, reason: string) =>
    change.mutate(
      { jobId, act, reason },
      {
        onSuccess: ({ done }) =>
          void showToast(
            done
              ? { kind: 'success', text: t(`jobs.acts.${act}.done`) }
              : { kind: 'notice', text: t('jobs.notDone') },
          ),
        onError: showError,
        onSettled: () => setPendingAct(undefined),
      },
    )
  return (
    <>
      <ol className={styles.events}>
        {jobs.map(job => (
          <li key={job.jobId}>
            <span>
              <strong>{kindWords(job.kind)}</strong> <About job={job} />
            </span>
            <time dateTime={job.at}>{momentText(job.at)}</time>
            {job.why !== null && <small>{t('jobs.why', { why: job.why })}</small>}
            <small>{t('jobs.id', { id: job.jobId, moment: momentText(job.createdAt) })}</small>
            <div className={styles.jobActs}>
              {actNames
                .filter(act => jobActs[act].some(state => state === job.state))
                .map(act => (
                  <Button key={act} size="sm" variant="default" onClick={() => setPendingAct({ job, act })}>
                    {t(`jobs.acts.${act}.action`)}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ol>
      {pendingAct && (
        <ReasonDialog
          heading={t(`jobs.acts.${pendingAct.act}.heading`, { kind: kindWords(pendingAct.job.kind) })}
          text={t(`jobs.acts.${pendingAct.act}.text`)}
          confirm={t(`jobs.acts.${pendingAct.act}.action`)}
          optional
          busy={change.isPending}
          onConfirm={reason => perform(pendingAct.job.jobId, pendingAct.act, reason)}
          onClose={() => setPendingAct(undefined)}
        />
      )}
    </>
  )
}

function About({ job: { state, person, bid, oid } }: { job: DeskJobRow }) {
  const { t } = useTranslation('web-desk-service')
  return (
    <>
      {person && (
        <Link to={`/desk/people?uid=${encodeURIComponent(person.uid)}`}>{person.name ?? person.uid}</Link>
      )}{' '}
      {bid !== null && (
        <Link to={`/desk/jobs?${new URLSearchParams({ state, about: bid })}`}>{t('jobs.book', { bid })}</Link>
      )}
      {oid !== null && <Link to={`/desk/${encodeURIComponent(oid)}`}>{t('jobs.order')}</Link>}
    </>
  )
}
