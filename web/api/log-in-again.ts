import { ApiError } from './api-error.ts'

/** Whether a call was refused because one logged in too long ago for it. */
export function isLoginAgain(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'loginAgain'
}

/** Leads to the screen that asks for it, and back here afterwards. */
export function goLogInAgain(): void {
  const back = location.pathname + location.search
  location.assign(`/app/login-again?${new URLSearchParams({ back })}`)
}
