import { Button, type ButtonProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContentNetwork } from '#domain/catalogue/networks'
import { offeredNetworks } from '../../../session/offered-ways.ts'
import { useUser } from '../../../session/use-user.ts'
import { loginImportAddress } from './mend-address.ts'

export interface LoginAgainProps extends Pick<ButtonProps, 'size' | 'variant'> {
  bid: string
  network: ContentNetwork
}

/** Leads to the login of one network, which reads the whole account again. */
export function LoginAgain({ bid, network, ...looks }: LoginAgainProps) {
  const { t } = useTranslation('web-import')
  const user = useUser()
  if (!user || !offeredNetworks().includes(network)) return null
  return (
    <Button component="a" href={loginImportAddress(network, user.uid, bid)} {...looks}>
      {t('receipt.login', { network: t(`receipt.via.${network}`) })}
    </Button>
  )
}
