/** Whether a host, as it stands in an address, is a name that this machine has for itself. */
export function isNearHost(hostname: string): boolean {
  return near.includes(hostname)
}

const near = ['localhost', '127.0.0.1', '[::1]']
