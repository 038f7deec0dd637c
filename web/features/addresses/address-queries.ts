import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  changeAddress,
  changeCustomsInfo,
  createAddress,
  deleteAddress,
  listAddresses,
} from '#contract/addresses'
import type { Answer, CallInput } from '#contract/call'
import { callApi } from '../../api/client.ts'

export type OwnAddress = Answer<typeof listAddresses>['addresses'][number]
export type AddressBody = CallInput<typeof createAddress>['body']
export type Customs = OwnAddress['customs']

/** The addresses of a person, those used last first. */
export function addressesQuery(uid: string) {
  return queryOptions({
    queryKey: ['addresses', uid],
    queryFn: ({ signal }) => callApi(listAddresses, {}, { signal }),
    enabled: uid !== '',
  })
}

/** Saves an address, with what customs ask where that changed; a new one without an id. */
export function useSaveAddress(uid: string) {
  const queries = useQueryClient()
  // a new one that was saved in part: pressed again, it is not made a second time
  const created = useRef<string>(undefined)
  return useMutation({
    async mutationFn({ address, body, customs }: SavedAddress) {
      const addressId = address?.addressId ?? created.current
      const saved = await (addressId
        ? callApi(changeAddress, { params: { addressId }, body })
        : callApi(createAddress, { body }))
      created.current = saved.addressId
      if (isSame(saved.customs, customs)) return saved
      return callApi(changeCustomsInfo, { body: { addressId: saved.addressId, customs } })
    },
    onSettled(_, failure) {
      const read = queries.invalidateQueries({ queryKey: addressesQuery(uid).queryKey })
      // why it failed is told at once, however long the list takes
      return failure ? undefined : read
    },
  })
}

export function useDeleteAddress(uid: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (addressId: string) => callApi(deleteAddress, { params: { addressId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: addressesQuery(uid).queryKey }),
  })
}

export interface SavedAddress {
  /** The one that is changed. */
  address: OwnAddress | undefined
  body: AddressBody
  customs: Customs
}

function isSame(before: Customs, after: Customs): boolean {
  return before?.realName === after?.realName && before?.mobile === after?.mobile
}
