import type { FastifyInstance } from 'fastify'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { money } from '#domain/money/money'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { stripeWorld } from '#sandbox/stripe/stripe-world'
import { stripeProvider } from '#server/adapters/payments/stripe-provider'
import { buildApp } from '#server/kernel/http/app'
import { sandboxRoutes } from '#server/kernel/http/sandbox-routes'
import { openLog } from '#server/kernel/log/open-log'
import { freePort } from '../free-port.ts'
import { askBrowser } from './start-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.connect((await askBrowser(inject('browserSocket'))).browser)
})
afterAll(() => browser.close())

/** A page of ours under the policy of the settings, with a place for each field and what is known of the payment. */
async function payPage(scriptUrl: (origin: string) => string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const stripe = { scriptUrl: scriptUrl(origin) }
  const app: FastifyInstance = await buildApp({
    settings: { publicOrigin: origin, trustedProxies: [], stripe },
    log: openLog('silent'),
  })
  const world = stripeWorld({ now: Date.now })
  await app.register(sandboxRoutes, { world })
  app.get('/pay', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        '<title>pay</title><div id="number"></div><div id="expiry"></div><div id="code"></div><script src="/pay.js"></script>',
      ),
  )
  app.get('/pay.js', async (_, reply) => reply.type('text/javascript').send(script))
  await app.listen({ port, host: 'localhost' })
  const context = await browser.newContext()
  onTestFinished(async () => {
    await context.close()
    await app.close()
    await world.close()
  })
  const page = await context.newPage()
  const provider = stripeProvider(
    { ...stripeSandbox, apiUrl: `${origin}/sandbox/stripe`, ...stripe },
    () => new Date(),
  )
  return { page, context, world, provider, url: `${origin}/pay`, ...stripe }
}

/** What a page of ours does in the browser. */
const script = `
window.violations = []
addEventListener('securitypolicyviolation', e => violations.push(e.effectiveDirective + ' ' + e.blockedURI))
window.mountCard = (key, secret) => {
  const stripe = Stripe(key)
  const elements = stripe.elements({ locale: 'en' })
  const card = elements.create('cardNumber')
  window.brands = []
  card.on('change', event => brands.push(event.brand))
  card.mount('#number')
  elements.create('cardExpiry').mount('#expiry')
  elements.create('cardCvc').mount('#code')
  window.pay = () => stripe.confirmCardPayment(secret, { payment_method: { card, billing_details: {} } })
}
window.openFrame = address => new Promise(resolve => {
  const frame = document.createElement('iframe')
  frame.onload = () => resolve()
  frame.src = address
  document.body.append(frame)
})
`

const loads = (page: Page, url: string) =>
  page.addScriptTag({ url }).then(
    () => true,
    () => false,
  )

test('a card is typed into frames, refused by its brand, challenged by its bank, and charged', async () => {
  const { page, context, provider, world, url, scriptUrl } = await payPage(
    origin => `${origin}/sandbox/stripe/stripe.js`,
  )
  const { providerId, resume } = await provider.begin({
    key: 'p1',
    pid: 'p1',
    oid: 'o1',
    amount: money(690, 'TWD'),
    description: 'Daybound',
    email: '',
    returnUrl: '',
    cancelUrl: '',
  })
  await page.goto(url)
  expect(await loads(page, scriptUrl)).toBe(true)
  const fieldScript = Promise.withResolvers<void>()
  await context.route('**/element.js', async route => {
    await fieldScript.promise
    await route.continue()
  })
  const { publishableKey } = stripeSandbox
  await page.evaluate(`mountCard('${publishableKey}', '${resume.clientSecret}')`)
  const field = (name: string) => page.frameLocator(`iframe[name="card-${name}"]`).getByRole('textbox')
  const pay = () => page.evaluate('pay()')
  const challenge = (answer: string) =>
    page.frameLocator('iframe[name="card-challenge"]').locator(`button[value="${answer}"]`).click()

  // quicker than the script of the field
  await field('number').fill('3566002020360505')
  fieldScript.resolve()
  await expect.poll(() => page.evaluate('brands.at(-1)')).toBe('jcb')
  await field('number').fill('')
  await field('number').pressSequentially('4000002500003155')
  await field('expiry').fill('1240')
  await field('cvc').fill('123')
  await expect.poll(() => page.evaluate('brands.at(-1)')).toBe('visa')
  const [refused] = await Promise.all([pay(), challenge('fail')])
  expect(refused).toMatchObject({ error: { code: 'payment_intent_authentication_failure' } })
  const [paid] = await Promise.all([pay(), challenge('pass')])
  expect(paid).toMatchObject({ paymentIntent: { id: providerId, status: 'succeeded' } })
  expect(world.charges()).toMatchObject([{ amount: 69_000, payment_intent: providerId }])
  // the port in its addresses may have four of its digits
  expect(await page.content()).not.toMatch(/4000 ?0025/)
  expect(await page.evaluate('violations')).toEqual([])
})

test('the policy lets the real Stripe run, be asked and be framed, and nobody else', async () => {
  const { page, context, url, scriptUrl } = await payPage(() => 'https://js.stripe.com/v3')
  await context.route(/^https:/, route =>
    route.fulfill({ contentType: 'text/html', headers: { 'access-control-allow-origin': '*' }, body: '' }),
  )
  await context.route(/^https:.*(\.js|v3)$/, route =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(url)
  expect(await loads(page, scriptUrl)).toBe(true)
  expect(await loads(page, 'https://m.js.stripe.com/part.js')).toBe(true)
  expect(await loads(page, 'https://evil.example/x.js')).toBe(false)
  const ask = (address: string) => page.evaluate(`fetch('${address}').then(() => true, () => false)`)
  expect(await ask('https://api.stripe.com/v1/payment_intents/x')).toBe(true)
  expect(await ask('https://evil.example/numbers')).toBe(false)
  for (const address of [
    'https://js.stripe.com/frame',
    'https://hooks.stripe.com/3ds',
    'https://evil.example/',
  ])
    await page.evaluate(`openFrame('${address}')`)
  // the browser tells them beside the loading that they end
  await expect
    .poll(() => page.evaluate('violations'))
    .toEqual([
      'script-src-elem https://evil.example/x.js',
      'connect-src https://evil.example/numbers',
      'frame-src https://evil.example',
    ])
})
