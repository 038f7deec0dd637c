import type { listCountries as listCountriesCall } from '#contract/addresses'
import type { Answer } from '#contract/call'
import { addressRules } from '#domain/addresses/address-rules'
import { regionCodes, regions } from '#domain/catalogue/regions'

/** The countries that books are sent to, in the order of the regions. */
export function listCountries(): Answer<typeof listCountriesCall> {
  const countries = regionCodes.map(code => {
    const { states, hasCity, postalCode, asksEzWay } = addressRules[code]
    const { areaCode } = regions[code]
    return {
      code,
      region: code,
      areaCode,
      states: [...states],
      hasCity,
      postalCode: postalCode ?? null,
      asksEzWay,
    }
  })
  return { countries }
}
