/** What is wrong with the prices of a region, by the name of its sentence. */
export function priceFault(asked: { isError: boolean; prices: readonly unknown[] | undefined }) {
  if (asked.isError) return 'configurationFailed'
  return asked.prices?.length === 0 ? 'priceEmpty' : undefined
}
