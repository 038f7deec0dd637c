import { vi } from 'vitest'

/** An empty session storage, as a browser has it; until `vi.unstubAllGlobals`. */
export function stubSessionStorage(): void {
  const texts = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
    removeItem: (name: string) => texts.delete(name),
  })
}
