import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router'
import { homeElsewhere } from '../i18n/choose-language.ts'
import { words } from '../i18n/words.ts'
import { Frame } from '../layout/frame.tsx'
import { readCookie } from '../session/cookies.ts'
import { type Access, redirectFor } from '../session/guard.ts'
import { socialLogin } from '../session/offered-ways.ts'
import { readUser } from '../session/user.ts'
import { settings } from '../settings/settings.ts'
import { loadPart } from '../ui/chunk-failure.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import { notYet } from './not-yet-list.ts'
import { designAddress, paymentAddress } from './screen-addresses.ts'
import { type Screen, screens } from './screens.ts'

/** What a route tells the frame. */
export interface RouteHandle {
  title: string
}

/** All routes. What is nowhere goes to the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Nothing,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...screens.filter(screen => !screen.inDesign).map(screenRoute),
          ...notYet.map(({ path, title, access }) =>
            screenRoute({
              path,
              title,
              access,
              words: ['web-not-yet'],
              load: () => import('../routes/not-yet.tsx'),
            }),
          ),
          {
            lazy: () => loadPart(() => import('../routes/app/design.tsx')),
            children: screens.filter(screen => screen.inDesign).map(screenRoute),
          },
          {
            path: designAddress,
            loader: ({ request }) => redirect(`/app/design/cover${new URL(request.url).search}`),
          },
          { path: paymentAddress, loader: () => redirect('/app/payment/checkout') },
          { path: '*', loader: () => redirect('/404') },
        ],
      },
    ],
  },
]

function screenRoute(screen: Pick<Screen, 'path' | 'title' | 'access' | 'words' | 'load'>): RouteObject {
  const handle: RouteHandle = { title: screen.title }
  return {
    path: screen.path,
    handle,
    loader: guarded(screen.access),
    lazy: () =>
      loadPart(async () => {
        const [{ Component }] = await Promise.all([screen.load(), words.loadNamespaces([...screen.words])])
        return { Component }
      }),
  }
}

function guarded(access: Access) {
  return ({ request }: LoaderFunctionArgs) => {
    const reader = { chosen: readCookie('language'), browser: navigator.language }
    const to =
      homeElsewhere(new URL(request.url).pathname, settings().japaneseSite, reader) ??
      redirectFor(access, readUser() !== undefined, request.url, socialLogin())
    return to === undefined ? null : redirectDocument(to)
  }
}

function Nothing() {
  return null
}
