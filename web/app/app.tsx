import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { type ComponentProps, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router'
import { RenderedFor } from '../session/rendered-for.ts'
import type { SessionUser } from '../session/user.ts'
import { theme } from '../ui/theme/theme.ts'

export interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, 'router'> {
  words: i18n
  queries: QueryClient
  renderedFor?: SessionUser | undefined
}

/** The app, with everything given that belongs to one reader. */
export function App({ router, words, queries, renderedFor }: AppProps) {
  // what was pressed before it was open is pressed now (public/start-after-paint.js)
  useEffect(() => void dispatchEvent(new Event('app-open')), [])
  return (
    <I18nextProvider i18n={words}>
      <MantineProvider theme={theme} forceColorScheme="light">
        <QueryClientProvider client={queries}>
          <RenderedFor value={renderedFor}>
            <RouterProvider router={router} />
          </RenderedFor>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  )
}
