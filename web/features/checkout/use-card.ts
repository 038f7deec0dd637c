import { useEffect, useRef, useState } from 'react'
import type { RegionCode } from '#domain/catalogue/regions'
import { useLanguage } from '../../i18n/use-language.ts'
import { type CardChanges, cardFault, hasPostalCodes, isRefused } from './card-fault.ts'
import { type CardElement, type CardService, cardFields, loadCardService } from './card-script.ts'
import { cardState } from './card-state.ts'

/** The key and the script that the card service is started with; undefined until they are known. */
export interface CardStart {
  key: string
  script: string
}

/** A card that is being entered, and the way to charge it. */
export function useCard(start: CardStart | undefined, isKeyMissing: boolean, region: RegionCode) {
  const language = useLanguage()
  const [service, setService] = useState<{ service: CardService; card: CardElement } | 'failed'>()
  const [changes, setChanges] = useState<CardChanges>({})
  const [postalCode, setPostalCode] = useState('')
  const [isTold, tell] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const rooms = {
    cardNumber: useRef<HTMLDivElement>(null),
    cardExpiry: useRef<HTMLDivElement>(null),
    cardCvc: useRef<HTMLDivElement>(null),
  }
  const { key, script } = start ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rooms are the same for as long as the form is there
  useEffect(() => {
    if (!key || !script) return
    let isThere = true
    const mounted: CardElement[] = []
    loadCardService(script, key).then(
      service => {
        if (!isThere) return
        const elements = service.elements({ locale: locales[language] })
        for (const field of cardFields) {
          const room = rooms[field].current
          if (!room) return
          const element = elements.create(field, { style })
          element.mount(room)
          element.on('change', change => setChanges(before => ({ ...before, [field]: change })))
          mounted.push(element)
        }
        const [card] = mounted
        if (card) setService({ service, card })
      },
      () => isThere && setService('failed'),
    )
    return () => {
      isThere = false
      setService(undefined)
      setChanges({})
      for (const element of mounted) element.destroy()
    }
  }, [key, script, language, attempt])
  const fault = cardFault(changes, postalCode, region)
  return {
    rooms,
    state: cardState(service, isKeyMissing),
    /** Loads what did not come once more. */
    retry: () => setAttempt(attempt + 1),
    // a card that is not taken is told at once, fields that are missing when one wants to pay
    fault: isTold || isRefused(changes) ? fault : undefined,
    postalCode,
    needsPostalCode: hasPostalCodes(region),
    setPostalCode,
    /** Whether the card can be charged; what is missing is told from now on. */
    check(): boolean {
      tell(true)
      return fault === undefined && typeof service === 'object'
    },
    /** Charges it. How that ended is asked of our own server. */
    async charge(clientSecret: string, email: string): Promise<void> {
      if (typeof service !== 'object') throw new Error('no card was entered')
      const postal = postalCode.trim()
      await service.service.confirmCardPayment(clientSecret, {
        payment_method: {
          card: service.card,
          billing_details: { email, address: postal === '' ? {} : { postal_code: postal } },
        },
      })
    },
  }
}

export type Card = ReturnType<typeof useCard>

/** As the service calls our languages. */
const locales = { 'zh-tw': 'zh-TW', 'zh-hk': 'zh-HK', en: 'en' } as const

const style = { base: { color: '#1F2328', fontSize: '16px', fontFamily: 'system-ui, sans-serif' } }
