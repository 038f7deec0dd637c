/** Puts news before the title of the tab until somebody looks at it. */
export function showInTitle(news: string): void {
  const before = document.title
  const title = `✓ ${news}｜${before}`
  document.title = title
  document.addEventListener('visibilitychange', look)
  function look(): void {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', look)
    // another screen has put its own there
    if (document.title === title) document.title = before
  }
}
