import { useQuery } from '@tanstack/react-query'
import type { RegionCode } from '#domain/catalogue/regions'
import { useRegion } from '../../i18n/use-language.ts'
import { useUser } from '../../session/use-user.ts'
import { addressesQuery, type OwnAddress } from '../addresses/address-queries.ts'
import { useChosenCoupons } from '../coupons/chosen-coupons.ts'
import { isPrinted } from './basket-lines.ts'
import { useChangeBasket } from './change-basket.ts'
import { useCheckoutDraft } from './checkout-draft.ts'
import { basketQuery, type CheckBody, checkQuery } from './checkout-queries.ts'
import { unsavedBooks } from './save-before.ts'
import { shippingOf, shippingPricesQuery } from './shipping-of.ts'

/** The order that is being made: what is in the basket, where it goes, and what all of that costs. */
export function useOrder() {
  const uid = useUser()?.uid ?? ''
  const ownRegion = useRegion()
  const draft = useCheckoutDraft()
  const coupons = useChosenCoupons()
  const basket = useQuery(basketQuery(uid))
  const book = useQuery(addressesQuery(uid))
  const { change, isPending: isChanging } = useChangeBasket(uid)
  const lines = basket.data?.lines
  const isByPost = lines?.some(isPrinted) ?? true
  const addresses = book.data?.addresses
  const address = isByPost ? chosenOf(addresses, draft.addressId) : undefined
  // where the parcel goes, those prices hold
  const region: RegionCode = address?.country ?? ownRegion
  const chosen = draft.shipping
  const prices = useQuery({ ...shippingPricesQuery(region), enabled: isByPost && chosen === 'express' })
  const shipping = shippingOf({ isByPost, chosen, region, prices })
  const body: CheckBody | undefined =
    lines && lines.length > 0 && addresses && shipping
      ? {
          lines,
          region,
          shipping,
          coupons: [...coupons],
          ...(address && { addressId: address.addressId }),
        }
      : undefined
  const check = useQuery(checkQuery(body))
  const failed = [basket, book].filter(({ error, data }) => error && !data)
  return {
    uid,
    lines,
    change,
    isChanging,
    basket,
    /** Reads its parts again; absent where none failed. */
    retry: failed.length > 0 ? () => failed.map(({ refetch }) => refetch()) : undefined,
    isByPost,
    address,
    /** Whether one has addresses is not known at once. */
    isAddressKnown: addresses !== undefined,
    region,
    shipping,
    draft,
    /** What was asked to be checked, and what came of it. */
    body,
    check,
    /** An older answer is on screen while a new one is awaited. */
    isOld:
      check.isPlaceholderData ||
      isChanging ||
      (check.isFetching && body !== undefined && unsavedBooks(body.lines).length > 0),
    /** E-mail of the order: as typed, else that of the address. */
    email: draft.email ?? address?.email ?? addresses?.[0]?.email ?? '',
  }
}

export type Order = ReturnType<typeof useOrder>

/** The address that was chosen, else the one used last. */
function chosenOf(addresses: readonly OwnAddress[] | undefined, addressId: string | undefined) {
  return addresses?.find(address => address.addressId === addressId) ?? addresses?.[0]
}
