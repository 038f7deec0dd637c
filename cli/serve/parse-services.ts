export const allServices = ['postgres', 'api', 'worker', 'sandbox', 'web'] as const
export type Service = (typeof allServices)[number]

export type ServicesRefused =
  | { refused: 'unknown-option'; option: string }
  | { refused: 'needs-api'; service: Service }

/** Reads `--services=api,worker`; without it, everything. The sandbox and the web app are mounted in the API's server. */
export function parseServices(args: readonly string[]): ReadonlySet<Service> | ServicesRefused {
  let chosen: ReadonlySet<Service> = new Set(allServices)
  for (const arg of args) {
    const list = /^--services=(.+)$/.exec(arg)?.[1]
    if (list === undefined) return { refused: 'unknown-option', option: arg }
    const names = list.split(',').map(name => name.trim())
    const unknown = names.find(name => !isService(name))
    if (unknown !== undefined) return { refused: 'unknown-option', option: unknown }
    chosen = new Set(names.filter(isService))
  }
  const mounted = (['sandbox', 'web'] as const).find(name => chosen.has(name) && !chosen.has('api'))
  return mounted === undefined ? chosen : { refused: 'needs-api', service: mounted }
}

function isService(name: string): name is Service {
  return allServices.some(service => service === name)
}
