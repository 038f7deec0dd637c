/**
 * The page that the way back leads to from one where a network has just sent somebody; undefined for all other pages. Without it the way
 * back would lead to the network's own login: a browser keeps that in its history, and lets nobody take it out.
 */
export function pageBefore({ pathname, searchParams }: URL): string | undefined {
  if (searchParams.has('importing')) return '/app/shelf'
  if (!searchParams.has('login') || pathname === '/') return undefined
  return pathname === '/app/shelf' ? '/' : '/app/shelf'
}
