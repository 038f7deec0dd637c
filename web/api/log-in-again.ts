/** Leads to the screen that asks for another login, and back here afterwards. Never ends: this document is left. */
export function goLogInAgain(): Promise<never> {
  const back = location.pathname + location.search
  location.assign(`/app/login-again?${new URLSearchParams({ back })}`)
  return new Promise(() => undefined)
}
