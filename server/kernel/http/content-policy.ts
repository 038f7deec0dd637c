/** Nothing runs but our own files; pictures are ours or made in the browser. */
export function contentPolicy(publicOrigin: string): Record<string, string[]> {
  const sources = { self: "'self'", none: "'none'" }
  return {
    'default-src': [sources.self],
    'script-src': [sources.self],
    // the components write styles of their own
    'style-src': [sources.self, "'unsafe-inline'"],
    'img-src': [sources.self, 'data:', 'blob:'],
    'font-src': [sources.self],
    'connect-src': [sources.self],
    'object-src': [sources.none],
    'base-uri': [sources.none],
    'form-action': [sources.self],
    'frame-ancestors': [sources.self],
    ...(publicOrigin.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
}
