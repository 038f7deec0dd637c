// One field of a card. The number's frame sends the card: it reads the other fields from the frames beside it.

const input = document.querySelector('input')
const kind = input.dataset.kind
const parameters = new URLSearchParams(location.search)
const group = parameters.get('group')
const say = message => parent.postMessage({ playedStripe: kind, group, ...message }, location.origin)

window.playedField = { group, kind, value: () => input.value }

const brands = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['jcb', /^35/],
  ['diners', /^3[068]/],
  ['discover', /^6/],
]
const digitsOf = text => text.replace(/\D/g, '')

function state() {
  const digits = digitsOf(input.value)
  const empty = digits === ''
  if (kind === 'cardNumber') {
    const brand = brands.find(([, start]) => start.test(digits))?.[0] ?? 'unknown'
    const complete = digits.length >= (brand === 'amex' ? 15 : 16)
    const wrong = complete && !passesLuhn(digits)
    return { brand, empty, complete: complete && !wrong, error: wrong && 'invalid_number' }
  }
  if (kind === 'cardExpiry') {
    const complete = digits.length === 4
    const month = Number(digits.slice(0, 2))
    const ends = new Date(2000 + Number(digits.slice(2)), month, 1)
    const error = complete && (month < 1 || month > 12 || ends <= new Date()) && 'invalid_expiry'
    return { empty, complete: complete && !error, error }
  }
  return { empty, complete: digits.length >= 3, error: false }
}

function passesLuhn(digits) {
  let sum = 0
  for (const [place, digit] of [...digits].reverse().entries()) {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function arranged(text) {
  const digits = digitsOf(text)
  if (kind === 'cardNumber') return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
  if (kind === 'cardExpiry')
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits
  return digits.slice(0, 4)
}

function tell() {
  input.value = arranged(input.value)
  const { error, ...rest } = state()
  input.setAttribute('aria-invalid', String(Boolean(error)))
  say({
    event: 'change',
    detail: {
      elementType: kind,
      ...rest,
      error: error ? { type: 'validation_error', code: error, message: error } : undefined,
    },
  })
}
input.addEventListener('input', tell)
for (const event of ['focus', 'blur'])
  input.addEventListener(event, () => say({ event, detail: { elementType: kind } }))

addEventListener('message', async ({ data, origin, source }) => {
  if (origin !== location.origin || data?.playedStripe !== 'ask' || data.group !== group) return
  if (data.act === 'focus') input.focus()
  else if (data.act === 'clear') input.value = ''
  else if (data.act === 'confirm' && kind === 'cardNumber')
    source.postMessage({ playedStripe: 'confirmed', group, result: await confirm(data) }, location.origin)
})

function valueBeside(name) {
  for (let index = 0; index < parent.frames.length; index += 1) {
    const field = fieldIn(parent.frames[index])
    if (field?.group === group && field.kind === name) return digitsOf(field.value())
  }
  return ''
}

function fieldIn(frame) {
  try {
    return frame.playedField
  } catch {
    // a frame of somebody else
    return undefined
  }
}

async function confirm({ key, clientSecret, billing }) {
  const expiry = valueBeside('cardExpiry')
  const fields = new URLSearchParams({
    key,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(input.value),
    'payment_method_data[card][exp_month]': expiry.slice(0, 2),
    'payment_method_data[card][exp_year]': expiry.slice(2),
    'payment_method_data[card][cvc]': valueBeside('cardCvc'),
    'payment_method_data[billing_details][email]': billing?.email ?? '',
    'payment_method_data[billing_details][address][postal_code]': billing?.address?.postal_code ?? '',
  })
  const id = clientSecret.split('_secret_')[0]
  try {
    const answer = await fetch(`v1/payment_intents/${id}/confirm`, { method: 'POST', body: fields })
    const body = await answer.json()
    return body.error ? { error: body.error } : { paymentIntent: body }
  } catch {
    return { error: { type: 'api_connection_error', message: 'The network could not be reached' } }
  }
}

say({ event: 'ready', detail: { elementType: kind } })
// who is quicker than this script has typed already
if (input.value !== '') tell()
