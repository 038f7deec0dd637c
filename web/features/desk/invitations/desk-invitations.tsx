import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { invitationStates, type MadeInvitation } from '#contract/desk-invitations'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { showToast } from '../../../ui/toast.ts'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { FilterForm } from '../filter-form.tsx'
import { ListEnd } from '../list-end.tsx'
import { NoDesk } from '../no-desk.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { deskInvitationsQuery, invitationFilterOf } from './invitation-queries.ts'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Who is invited, what became of it, and the way to invite somebody. */
export function DeskInvitations() {
  const { t } = useTranslation('web-desk-service')
  const [params, setParams] = useSearchParams()
  const [inviting, invite] = useState(false)
  const [address, showAddress] = useState<string>()
  const filter = invitationFilterOf(params)
  const listed = useInfiniteQuery(deskInvitationsQuery(filter))
  if (listed.isError && !listed.data)
    return <NoDesk error={listed.error} onRetry={() => void listed.refetch()} />
  const site = listed.data?.pages[0]
  const invitations = listed.data?.pages.flatMap(page => page.invitations)
  const isFiltered = Object.keys(filter).length > 0
  const show = ({ invitation, address }: MadeInvitation) => {
    invite(false)
    if (address !== null) return showAddress(address)
    void showToast({ kind: 'success', text: t('invitations.sent', { email: invitation.email }) })
  }
  const empty = isFiltered ? 'nothing' : 'empty'
  return (
    <div className={styles.screen}>
      <DeskTabs current="invitations" />
      <header className={styles.top}>
        <h1>{t('invitations.heading')}</h1>
        {site && (
          <Button size="sm" onClick={() => invite(true)}>
            {t('invitations.invite.action')}
          </Button>
        )}
      </header>
      {site && (
        <p className={styles.facts}>{t(site.invitedOnly ? 'invitations.only' : 'invitations.anybody')}</p>
      )}
      {/* once the sentence above is there, which has one line or more */}
      {site && (
        <FilterForm
          search={{ name: 'search', label: t('invitations.search'), value: filter.search, maxLength: 100 }}
          choices={[
            {
              name: 'state',
              label: t('invitations.columns.state'),
              value: filter.state,
              data: invitationStates.map(value => ({ value, label: t(`invitations.states.${value}`) })),
            },
          ]}
          onFilter={setParams}
        />
      )}
      {invitations?.length === 0 && (
        <EmptyState heading={t(`invitations.${empty}.heading`)} text={t(`invitations.${empty}.text`)}>
          {isFiltered && (
            <Button variant="default" onClick={() => setParams({})}>
              {t('web-desk:filter.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      <div aria-busy={listed.isPending || listed.isPlaceholderData}>
        {invitations && invitations.length > 0 && <InvitationTable invitations={invitations} onMade={show} />}
      </div>
      <ListEnd
        listed={listed}
        words={{ failed: t('invitations.failed'), further: t('invitations.further') }}
      />
      {inviting && site && (
        <InviteDialog sendsMail={site.sendsMail} onMade={show} onClose={() => invite(false)} />
      )}
      {address !== undefined && <AddressDialog address={address} onClose={() => showAddress(undefined)} />}
    </div>
  )
}
