/** Where each state goes by each event; what is not there does not happen. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

/** An event that does not happen in this state. */
export interface IllegalTransition<State extends string, Event extends string> {
  illegal: { state: State; event: Event }
}

/** The state after an event, or that it does not happen in this one. */
export function nextState<State extends string, Event extends string>(
  table: Transitions<State, Event>,
  state: State,
  event: Event,
): State | IllegalTransition<State, Event> {
  return table[state][event] ?? { illegal: { state, event } }
}

export function isIllegal<State extends string, Event extends string>(
  result: State | IllegalTransition<State, Event>,
): result is IllegalTransition<State, Event> {
  return typeof result === 'object'
}
