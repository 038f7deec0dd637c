import { IconBrandFacebook, IconBrandInstagram, IconKey } from '@tabler/icons-react'
import type { NetworkName } from '#domain/catalogue/networks'

/** What each network is known by. */
export const networkIcons: Record<NetworkName, typeof IconKey> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  oidc: IconKey,
}
