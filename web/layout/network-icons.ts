import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconDeviceLaptop,
  IconFingerprint,
  IconKey,
  IconMail,
} from '@tabler/icons-react'
import type { LoginWay } from '#domain/catalogue/login-ways'

/** What each network, and each way to log in without one, is known by. */
export const networkIcons: Record<LoginWay, typeof IconKey> = {
  local: IconDeviceLaptop,
  email: IconMail,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  oidc: IconKey,
  passkey: IconFingerprint,
}
