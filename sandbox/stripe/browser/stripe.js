// Stripe.js as far as the shop uses it: fields in frames, confirmCardPayment, 3-D Secure in a frame over the page.

const here = new URL('.', document.currentScript.src)
const frameNames = { cardNumber: 'card-number', cardExpiry: 'card-expiry', cardCvc: 'card-cvc' }
let groups = 0

window.Stripe = key => {
  const heard = handler => {
    const listen = ({ data, origin }) => {
      if (origin === here.origin && data?.playedStripe) handler(data)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }

  function elements({ locale = '' } = {}) {
    groups += 1
    const group = `${key}-${groups}`
    const made = {}
    return {
      create(type) {
        made[type] = element(type, group, locale)
        return made[type]
      },
      getElement: type => made[type] ?? null,
      update: () => undefined,
    }
  }

  function element(type, group, locale) {
    const listeners = {}
    let frame
    let stop = () => undefined
    const ask = message =>
      frame?.contentWindow?.postMessage({ playedStripe: 'ask', group, ...message }, here.origin)
    const self = {
      group,
      ask,
      mount(place) {
        const parent = typeof place === 'string' ? document.querySelector(place) : place
        if (!parent) throw new Error('there is no such place to mount an element in')
        frame = document.createElement('iframe')
        frame.name = frameNames[type]
        frame.title = frameNames[type]
        frame.src = new URL(`element?${new URLSearchParams({ type, group, locale })}`, here).href
        Object.assign(frame.style, { border: '0', width: '100%', height: '1.5rem', display: 'block' })
        stop = heard(data => {
          if (data.playedStripe === type && data.group === group)
            for (const listener of listeners[data.event] ?? []) listener(data.detail)
        })
        parent.replaceChildren(frame)
      },
      on(event, listener) {
        listeners[event] = [...(listeners[event] ?? []), listener]
        return self
      },
      off(event) {
        delete listeners[event]
        return self
      },
      focus: () => ask({ act: 'focus' }),
      clear: () => ask({ act: 'clear' }),
      update: () => undefined,
      unmount() {
        stop()
        frame?.remove()
        frame = undefined
      },
      destroy() {
        self.unmount()
      },
    }
    return self
  }

  async function confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billing } }) {
    const result = await new Promise(resolve => {
      const stop = heard(data => {
        if (data.playedStripe !== 'confirmed' || data.group !== card.group) return
        stop()
        resolve(data.result)
      })
      card.ask({ act: 'confirm', key, clientSecret, billing })
    })
    const action = result.paymentIntent?.next_action?.use_stripe_sdk
    if (!action) return result
    await challenge(action.stripe_js)
    return retrievePaymentIntent(clientSecret, true)
  }

  function challenge(address) {
    const cover = document.createElement('div')
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: 'rgb(0 0 0 / 45%)',
      display: 'grid',
      placeItems: 'center',
    })
    const frame = document.createElement('iframe')
    frame.name = 'card-challenge'
    frame.title = '3-D Secure'
    frame.src = address
    Object.assign(frame.style, {
      border: '0',
      borderRadius: '12px',
      width: 'min(30rem, 94vw)',
      height: 'min(30rem, 90vh)',
      background: '#f5f4f1',
    })
    cover.append(frame)
    document.body.append(cover)
    return new Promise(resolve => {
      const stop = heard(data => {
        if (data.playedStripe !== 'challenge-over') return
        stop()
        cover.remove()
        resolve()
      })
    })
  }

  async function retrievePaymentIntent(clientSecret, withError = false) {
    const id = clientSecret.split('_secret_')[0]
    const query = new URLSearchParams({ key, client_secret: clientSecret })
    try {
      const answer = await fetch(new URL(`v1/payment_intents/${id}?${query}`, here))
      const body = await answer.json()
      if (body.error) return { error: body.error }
      return withError && body.last_payment_error
        ? { error: { ...body.last_payment_error, payment_intent: body } }
        : { paymentIntent: body }
    } catch {
      return { error: { type: 'api_connection_error', message: 'The network could not be reached' } }
    }
  }

  return { elements, confirmCardPayment, retrievePaymentIntent }
}
