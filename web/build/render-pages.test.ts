import { expect, it } from 'vitest'
import { renderPages } from './render-pages.ts'

it('leaves a build that has written nothing to its own reason', async () => {
  const { configResolved, closeBundle } = renderPages(() => []) as unknown as {
    configResolved(config: object): void
    closeBundle: { handler(): Promise<void> }
  }
  configResolved({ root: '/nowhere', build: { outDir: 'web' } })
  await expect(closeBundle.handler()).resolves.toBeUndefined()
})
