import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSearch } from './change-search.ts'

let router: ReturnType<typeof createMemoryRouter>
let load: () => void
beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => null }>()
  load = () => resolve({ Component: Nothing })
  router = createMemoryRouter(
    [
      { path: '/content', loader: () => null, Component: Nothing },
      { path: '/preview', lazy: () => promise },
    ],
    {
      initialEntries: ['/content?bid=b'],
    },
  ).initialize()
})
afterEach(() => router.dispose())

test('changes that come at once are all kept', async () => {
  await Promise.all([
    changeSearch(router, '/content', { month: '202009' }),
    changeSearch(router, '/content', { page: '4' }),
  ])
  expect(router.state.location.search).toBe('?bid=b&month=202009&page=4')
})

test('a screen that is being left for one that is not here yet does not take the way back', async () => {
  const way = router.navigate('/preview?bid=b')
  await changeSearch(router, '/content', { page: '4' })
  load()
  await way
  expect(router.state.location).toMatchObject({ pathname: '/preview', search: '?bid=b' })
})

test('a screen that is still drawn does not write into the address of the next', async () => {
  load()
  await router.navigate('/preview?bid=b&page=5')
  await changeSearch(router, '/content', { page: '14' })
  expect(router.state.location.search).toBe('?bid=b&page=5')
})

function Nothing() {
  return null
}
