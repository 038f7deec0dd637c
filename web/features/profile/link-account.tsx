import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkNetwork } from '#contract/linked-accounts'
import { isNetwork, type LoginWay } from '#domain/catalogue/login-ways'
import type { NetworkName } from '#domain/catalogue/networks'
import { callApi } from '../../api/client.ts'
import { loadLater } from '../../ui/load-later.ts'
import { showError } from '../../ui/toast.ts'

const MailboxDialog = loadLater(() => import('./opened-dialogs.tsx').then(module => module.MailboxDialog))

export interface LinkAccountProps {
  uid: string
  way: LoginWay
  /** As the way is shown. */
  name: string
}

/** The button that links an account: at the dialog of its network, or by a link to a mailbox. */
export function LinkAccount({ uid, way, name }: LinkAccountProps) {
  const { t } = useTranslation('web-profile')
  const [isAsking, ask] = useState(false)
  const link = useMutation({
    mutationFn: (network: NetworkName) => callApi(linkNetwork, { params: { uid }, body: { network } }),
    onSuccess: ({ href }) => location.assign(href),
    onError: showError,
  })
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={link.isPending || link.isSuccess}
        aria-label={t('link.named', { network: name })}
        onClick={() => (isNetwork(way) ? link.mutate(way) : ask(true))}
      >
        {t('link.open')}
      </Button>
      {isAsking && (
        <Suspense>
          <MailboxDialog uid={uid} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  )
}
