export interface SettingAsYouGo {
  add(months: readonly string[]): void
  /** Waits until all is set; throws what went wrong. */
  end(): Promise<void>
}

/** Sets months while others still come in: one call at a time, and the next takes all that gathered meanwhile. */
export function settingAsYouGo(set: (months: string[]) => Promise<void>): SettingAsYouGo {
  const waiting = new Set<string>()
  let running: Promise<void> | undefined
  let failed: { error: unknown } | undefined
  const go = async () => {
    while (waiting.size > 0 && !failed) {
      const months = [...waiting].sort()
      waiting.clear()
      try {
        await set(months)
      } catch (error) {
        failed = { error }
      }
    }
    running = undefined
  }
  return {
    add(months) {
      // `go` would end before it is noted as running, and the end would wait for it for good
      if (failed) return
      for (const month of months) waiting.add(month)
      running ??= go()
    },
    async end() {
      while (running) await running
      if (failed) throw failed.error
    },
  }
}
