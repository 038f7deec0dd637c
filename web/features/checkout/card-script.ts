/** As much of Stripe.js as is used here. The sandbox's own script plays the same. */
export interface CardService {
  elements(options: { locale: string }): { create(kind: CardField, options: CardFieldOptions): CardElement }
  /** Opens what the bank asks (3-D Secure) over the page, and is done when that is answered. */
  confirmCardPayment(
    clientSecret: string,
    data: {
      payment_method: {
        card: CardElement
        billing_details: { email: string; address: { postal_code?: string } }
      }
    },
  ): Promise<{ error?: { code?: string }; paymentIntent?: { status: string } }>
}

export const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
export type CardField = (typeof cardFields)[number]

export interface CardElement {
  mount(room: HTMLElement): void
  destroy(): void
  on(event: 'change', listener: (change: CardChange) => void): void
  on(event: 'ready', listener: () => void): void
}

export interface CardChange {
  complete: boolean
  /** Of a number: `visa`, `jcb`, ...; `unknown` at first. */
  brand?: string
  error?: { code: string } | undefined
}

interface CardFieldOptions {
  style: { base: Record<string, string> }
}

declare global {
  interface Window {
    Stripe?: (key: string) => CardService
  }
}

/** Loads the script of the card service, once, and only when somebody wants to pay. */
export function loadCardService(script: string, key: string): Promise<CardService> {
  loading ??= load(script).catch((error: unknown) => {
    // the next try asks again
    loading = undefined
    throw error
  })
  return loading.then(() => {
    if (!window.Stripe) throw new Error('the script of the card service brought nothing')
    return window.Stripe(key)
  })
}

let loading: Promise<void> | undefined

function load(source: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.src = source
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error('the script of the card service did not come'))
    })
    document.head.append(script)
  })
}
