import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { request } from 'undici'
import { inject } from 'vitest'
import { type Studio, type StudioParts, startStudio } from '../studio.ts'
import { askBrowser } from './start-browser.ts'
import type { View } from './views.ts'
import { type Visitor, visit } from './visitor.ts'

export interface App {
  studio: Studio
  browser: Browser
  /** For what a journey writes; gone when the app closes. */
  folder: string
  /** Somebody comes, and nobody knows him. */
  visit(view: View): Promise<Visitor>
  /** Somebody comes who is logged in already as a person of the sandbox. */
  visitAs(person: string, view: View): Promise<Visitor & { uid: string; token: string }>
  /** Lets the played networks misbehave, as their control address takes it. */
  orderTrouble(order: object): Promise<void>
  endTrouble(): Promise<void>
  close(): Promise<void>
}

/** The whole product, open for visitors. */
export async function startApp({
  guide = false,
  staff,
  environment = {},
}: Pick<StudioParts, 'guide' | 'staff' | 'environment'> = {}): Promise<App> {
  const started = await askBrowser(inject('browserSocket'))
  const [studio, browser, folder] = await Promise.all([
    startStudio({ webFolder: started.webFolder, guide, environment, ...(staff && { staff }) }),
    chromium.connect(started.browser),
    mkdtemp(join(tmpdir(), 'daybound-journey-')),
  ])
  const control = async (path: string, order: object) => {
    const address = `${studio.origin}/sandbox/control${path}`
    const { statusCode } = await request(address, { method: 'POST', body: JSON.stringify(order) })
    if (statusCode !== 200) throw new Error(`the sandbox answers ${statusCode}`)
  }
  return {
    studio,
    browser,
    folder,
    visit: view => visit(browser, studio.origin, view),
    async visitAs(person, view) {
      const { uid, token } = await studio.logIn(person)
      const visitor = await visit(browser, studio.origin, view)
      const user = { uid, avatar: '' }
      const value = encodeURIComponent(JSON.stringify(user))
      // the second is that of a site on trial
      const names = ['user', encodeURIComponent('test user')]
      await visitor.context.addCookies([
        ...names.map(name => ({ name, value, url: studio.origin })),
        { name: 'session', value: token, url: studio.origin, httpOnly: true },
      ])
      return Object.assign(visitor, { uid, token })
    },
    orderTrouble: order => control('', order),
    endTrouble: () => control('/reset', {}),
    async close() {
      await browser.close()
      await studio.close()
      await rm(folder, { recursive: true })
    },
  }
}
