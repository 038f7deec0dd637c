import { type IllegalTransition, nextState, type Transitions } from './transitions.ts'

export const shipmentStates = ['none', 'making', 'ready', 'handedOver', 'shipped', 'sent'] as const
export type ShipmentState = (typeof shipmentStates)[number]
export type ShipmentEvent = 'begun' | 'made' | 'unmade' | 'handedOver' | 'shipped' | 'sent'

/** Files are made, handed to the printer, and shipped; of a PDF order, sent by e-mail. Another printer wants other files: `unmade`. */
export const shipmentTransitions: Transitions<ShipmentState, ShipmentEvent> = {
  none: { begun: 'making' },
  making: { made: 'ready' },
  ready: { unmade: 'making', handedOver: 'handedOver', sent: 'sent' },
  handedOver: { shipped: 'shipped' },
  shipped: {},
  sent: {},
}

export function nextShipmentState(
  state: ShipmentState,
  event: ShipmentEvent,
): ShipmentState | IllegalTransition<ShipmentState, ShipmentEvent> {
  return nextState(shipmentTransitions, state, event)
}
