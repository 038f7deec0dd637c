import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTroubles } from '#contract/desk'
import { deskActNames } from '#contract/desk-acts'
import { batchCouponStates } from '#contract/desk-coupon-batches'
import { couponStates } from '#contract/desk-coupons'
import { deskJobStates, jobActs } from '#contract/desk-jobs'
import { deskChecks, storedKinds } from '#contract/desk-service'
import { paymentReasons } from '#contract/payments'
import { addressRules } from '#domain/addresses/address-rules'
import { bindingNames, orderedBindings, pricedBinding } from '#domain/catalogue/bindings'
import { contentTypes } from '#domain/catalogue/content-types'
import { languageCodes } from '#domain/catalogue/languages'
import { loginWays } from '#domain/catalogue/login-ways'
import { contentNetworks } from '#domain/catalogue/networks'
import { paperNames } from '#domain/catalogue/papers'
import { regionCodes } from '#domain/catalogue/regions'
import { typesetNames } from '#domain/catalogue/typesets'
import { couponKinds } from '#domain/coupons/coupon'
import { coverTemplates, themeColours } from '#domain/covers/cover-colours'
import { orderStates } from '#domain/orders/order-states'
import { paymentStates } from '#domain/orders/payment-states'
import { refundStates } from '#domain/orders/refund-states'
import { shipmentStates } from '#domain/orders/shipment-states'
import { pageRows } from '#domain/prices/price-table'
import { shippingWays } from '#domain/prices/shipping-price'
import { findingKinds } from '#domain/privacy/private-findings'
import { doubtKinds } from '#domain/proofing/doubt-rules'
import { quotaKinds } from '#domain/quotas/quotas'
import { cover as englishCover } from '#locales/en/cover'
import { cover } from '#locales/zh-tw/cover'
import { preflight } from '#locales/zh-tw/preflight'
import { flatWords } from './locale-keys.ts'

// The compiler does not look into JSON: what is said of each name of the catalogue is looked for here.

const pricedBindings = paperNames.flatMap(paper => bindingNames.map(name => pricedBinding(name, paper)))
const preflightRules = Object.keys(preflight).flatMap(key => /^rule-(.*)/.exec(key)?.[1] ?? []) // others are no rules

describe.each(['zh-tw', 'en'])('%s', language => {
  test.each([
    ['web-cover', 'typesets', typesetNames],
    ['web-home', 'typesets.items', typesetNames],
    ['web-home', 'prices', paperNames],
    ['web-home', 'prices.bindings', pricedBindings],
    ['web-frame', 'regions', regionCodes],
    ['web-frame', 'languages', languageCodes],
    ['web-frame', 'login', loginWays],
    ['web-profile', 'networks', loginWays],
    ['web-addresses', 'states', regionCodes.filter(code => addressRules[code].states.length > 0)],
    ['web-addresses', 'cities', regionCodes.filter(code => addressRules[code].hasCity)],
    ['web-coupons', 'kinds', couponKinds],
    ['web-checkout', 'binding.names', orderedBindings],
    ['web-checkout', 'shipping.names', shippingWays],
    ['web-orders', 'bindings', orderedBindings],
    ['web-orders', 'ways', shippingWays],
    ['web-orders', 'status', orderStates.map(state => (state === 'paid' ? 'making' : state))],
    ['web-desk', 'bindings', orderedBindings],
    ['web-desk', 'ways', shippingWays],
    ['web-desk', 'states', orderStates],
    ['web-desk', 'shipments', shipmentStates],
    ['web-desk', 'payments', paymentStates],
    ['web-desk', 'refunds', refundStates],
    ['web-desk', 'rules', preflightRules],
    ['web-desk-shop', 'acts.names', deskActNames],
    ['web-desk-service', 'jobs.states', deskJobStates],
    ['web-desk-service', 'jobs.empty', deskJobStates],
    ['web-desk-service', 'jobs.acts', Object.keys(jobActs).map(act => `${act}.action`)],
    ['web-profile', 'quotas.kinds', quotaKinds],
    ['web-desk-service', 'store.kinds', storedKinds],
    ['web-desk-service', 'service.checks', deskChecks],
    ['web-desk-service', 'service.states', deskChecks.flatMap(name => [`${name}.good`, `${name}.bad`])],
    ['web-desk-shop', 'coupons.kinds', couponKinds],
    ['web-desk-shop', 'coupons.states', couponStates],
    ['web-desk-shop', 'batches.states', batchCouponStates],
    ['web-desk-shop', 'prices.fields.page', pageRows],
    ['web-desk', 'waits', openTroubles],
    ['web-prices', 'of', bindingNames],
    ['web-errors', 'codes', paymentReasons],
    ['web-import', 'ways', contentNetworks.flatMap(network => [network, `${network}Text`])],
    ['web-selection', 'tabs', contentTypes],
    ['web-proofing', 'kinds', doubtKinds],
    ['web-privacy', 'kinds', findingKinds],
  ])('%s says %s of each name', (namespace, key, names) => {
    const words = wordsOf(language, namespace)
    expect(names.filter(name => !words.has(`${key}.${name}`))).toEqual([])
  })
})

test('covers say the name of each style and colour', () => {
  for (const { templates, colours } of [cover, englishCover]) {
    expect(Object.keys(templates).sort()).toEqual(coverTemplates.map(({ name }) => name).sort())
    expect(Object.keys(colours).sort()).toEqual(themeColours.map(({ name }) => name).sort())
  }
})

function wordsOf(language: string, namespace: string): Map<string, string> {
  const file = join(import.meta.dirname, `../../locales/${language}/${namespace}.json`)
  return flatWords(JSON.parse(readFileSync(file, 'utf8')))
}
