/** What is wrong with the prices of a region, by the name of its sentence. */
export function priceFault(query: { isError: boolean; prices: readonly unknown[] | undefined }) {
  if (query.isError && !query.prices) return 'configurationFailed'
  return query.prices?.length === 0 ? 'priceEmpty' : undefined
}
