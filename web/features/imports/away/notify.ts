/** Asks whether notices of the browser are wanted; only ever after a press. True where they are. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}

/** A notice of the browser, where it was allowed; one for the same thing takes the place of the last. */
export function notify(text: string, thing: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(text, { tag: thing })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // some phones have notices of service workers alone: the title of the tab and the mail tell as well
  }
}
