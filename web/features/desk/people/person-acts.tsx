import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk-people'
import { loadLater } from '../../../ui/load-later.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import styles from '../desk.module.css'
import { ReasonDialog } from '../reason-dialog.tsx'
import { type PersonAct, usePersonAct } from './people-queries.ts'

const QuotaDialog = loadLater(() => import('./quota-dialog.tsx').then(module => module.QuotaDialog))

type ConfirmedAct = 'disable' | 'enable' | 'delete' | 'keep' | 'endSessions'

/** What the staff can do for a person now; each is asked before it is done, with the reason that stands in the log. */
export function PersonActs({ person }: { person: DeskPerson }) {
  const { t } = useTranslation('web-desk-service')
  const [asking, ask] = useState<ConfirmedAct | 'quotas'>()
  const act = usePersonAct(person.uid)
  const { name, isStaff, disabledAt, deletesAt, sessions } = person
  const offered: readonly ConfirmedAct[] = [
    ...(sessions > 0 ? (['endSessions'] as const) : []),
    ...(disabledAt !== null ? (['enable'] as const) : isStaff ? [] : (['disable'] as const)),
    ...(deletesAt !== null ? (['keep'] as const) : isStaff ? [] : (['delete'] as const)),
  ]
  const perform = (what: PersonAct) =>
    act.mutate(what, {
      onSuccess: ({ done }) =>
        void showToast(
          done
            ? { kind: 'success', text: t(`people.acts.${what.kind}.done`) }
            : { kind: 'notice', text: t('people.notDone') },
        ),
      onError: showError,
      onSettled: () => ask(undefined),
    })
  return (
    <>
      <div className={styles.acts}>
        <Button variant="default" onClick={() => ask('quotas')}>
          {t('people.acts.quotas.action')}
        </Button>
        {offered.map(kind => (
          <Button key={kind} variant="default" onClick={() => ask(kind)}>
            {t(`people.acts.${kind}.action`)}
          </Button>
        ))}
      </div>
      {isStaff && <p className={styles.none}>{t('people.isStaff')}</p>}
      {asking !== undefined && asking !== 'quotas' && (
        <ReasonDialog
          heading={t(`people.acts.${asking}.heading`, { name })}
          text={t(`people.acts.${asking}.text`)}
          confirm={t(`people.acts.${asking}.action`)}
          {...(asking === 'delete' && { typed: name })}
          busy={act.isPending}
          onConfirm={reason =>
            perform(asking === 'delete' ? { kind: 'delete', reason, name } : { kind: asking, reason })
          }
          onClose={() => ask(undefined)}
        />
      )}
      {asking === 'quotas' && (
        <Suspense>
          <QuotaDialog
            person={person}
            busy={act.isPending}
            onChange={change => perform({ kind: 'quotas', ...change })}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
