import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router'
import { ApiError } from './api/api-error.ts'
import { words } from './language/words.ts'
import { onUser, readUser } from './session/user.ts'
import { theme } from './theme/theme.ts'

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: false } },
})

export function App({ router }: ComponentProps<typeof RouterProvider>) {
  return (
    <I18nextProvider i18n={words}>
      <MantineProvider theme={theme} forceColorScheme="light">
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  )
}

/** From now on, what one person has read is forgotten when another logs in. */
export function forgetWithUser(): void {
  let uid = readUser()?.uid
  onUser(() => {
    if (readUser()?.uid !== uid) queries.clear()
    uid = readUser()?.uid
  })
}

function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}
