import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskInvitation, MadeInvitation } from '#contract/desk-invitations'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { actWords } from './act-words.ts'
import { InvitationActDialog } from './invitation-act-dialog.tsx'

interface InvitationTableProps {
  invitations: readonly DeskInvitation[]
  onMade: (made: MadeInvitation) => void
}

/** Invitations, one a line; below each other on a phone. */
export function InvitationTable({ invitations, onMade }: InvitationTableProps) {
  const { t } = useTranslation('web-desk-service')
  const columns = ['who', 'by', 'made', 'until', 'state', 'acts'] as const
  return (
    <table className={`${styles.table} ${styles.figures} ${styles.invitations}`}>
      <thead>
        <tr>
          {columns.map(name => (
            <th key={name} scope="col">
              {t(`invitations.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invitations.map(invitation => (
          <InvitationRow key={invitation.invitationId} invitation={invitation} onMade={onMade} />
        ))}
      </tbody>
    </table>
  )
}

interface InvitationRowProps {
  invitation: DeskInvitation
  onMade: (made: MadeInvitation) => void
}

function InvitationRow({ invitation, onMade }: InvitationRowProps) {
  const { t } = useTranslation('web-desk-service')
  const [asking, ask] = useState<'renew' | 'withdraw'>()
  const { email, makesStaff, invitedBy, createdAt, expiresAt, state, endedAt } = invitation
  const who = email ?? t(makesStaff ? 'invitations.forStaff' : 'invitations.forAnybody')
  const acts = [
    // who works at the desk is invited by who runs the machine
    ...(!makesStaff && (state === 'open' || state === 'expired') ? (['renew'] as const) : []),
    ...(state === 'open' ? (['withdraw'] as const) : []),
  ]
  return (
    <tr>
      <th scope="row" className={styles.settingName}>
        {who}
      </th>
      <td data-label={t('invitations.columns.by')}>
        {invitedBy === null ? (
          t('invitations.byCommand')
        ) : (
          <Link to={`/desk/people?uid=${encodeURIComponent(invitedBy.uid)}`} className={styles.name}>
            {invitedBy.name ?? invitedBy.uid}
          </Link>
        )}
      </td>
      <td data-label={t('invitations.columns.made')}>{momentText(createdAt)}</td>
      <td data-label={t('invitations.columns.until')}>{momentText(expiresAt)}</td>
      <td data-label={t('invitations.columns.state')}>
        <span>
          {t(`invitations.states.${state}`)}
          {endedAt !== null && <small className={styles.under}>{momentText(endedAt)}</small>}
        </span>
      </td>
      <td {...(acts.length > 0 && { 'data-label': t('invitations.columns.acts') })}>
        <span className={styles.jobActs}>
          {acts.map(act => (
            <Button
              key={act}
              size="xs"
              variant="default"
              aria-label={t(`invitations.${actWords(act, invitation)}.of`, { who })}
              onClick={() => ask(act)}
            >
              {t(`invitations.${actWords(act, invitation)}.action`)}
            </Button>
          ))}
        </span>
        {asking && (
          <InvitationActDialog
            act={asking}
            invitation={invitation}
            who={who}
            onMade={onMade}
            onClose={() => ask(undefined)}
          />
        )}
      </td>
    </tr>
  )
}
