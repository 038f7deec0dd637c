export interface Unseen {
  /** How work ended, in words; undefined while it goes on. Asked only while nobody sees the tab: such a tab hears no events. */
  readEnd(): Promise<string | undefined>
  /** Called once, still unseen. */
  tell(news: string): void
  everyMs?: number
}

/** Tells that work is done to who went to another tab meanwhile. Gives what ends it. */
export function whenDoneUnseen({ readEnd, tell, everyMs = 20_000 }: Unseen): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
  const ask = async () => {
    // asked in vain, it is asked again
    const news = await readEnd().catch(() => undefined)
    if (news === undefined || isOver || !document.hidden) return
    end()
    tell(news)
  }
  function follow(): void {
    clearInterval(timer)
    if (document.hidden) timer = setInterval(() => void ask(), everyMs)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return end
}
