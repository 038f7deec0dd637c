/** What a path's screen has around it (specification 2): no header on design routes, a footer on three pages. */
export function layoutOf(path: string): { header: boolean; footer: boolean } {
  return {
    // the album's own design app is still to come; its placeholder is a page like others
    header: !path.startsWith('/app/design/') || path === '/app/design/album',
    footer: ['/', '/pricing', '/faq'].includes(path),
  }
}
