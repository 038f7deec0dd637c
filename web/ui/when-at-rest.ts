/**
 * Calls back once nobody has pressed a key or a pointer for a while: what is only fetched ahead must not take the time
 * from what somebody waits for. Gives the way to call it off.
 */
export function whenAtRest(then: () => void, ms = 600, pressed: EventTarget = window): () => void {
  let timer = setTimeout(rested, ms)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(rested, ms)
  }
  function rested(): void {
    stop()
    then()
  }
  function stop(): void {
    clearTimeout(timer)
    for (const kind of presses) pressed.removeEventListener(kind, wait, { capture: true })
  }
  for (const kind of presses) pressed.addEventListener(kind, wait, { capture: true })
  return stop
}

// a keyboard on the screen may tell only of what came in
const presses = ['keydown', 'input', 'pointerdown'] as const
