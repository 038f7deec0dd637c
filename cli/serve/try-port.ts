import { createServer } from 'node:net'

/** Whether the address can be listened on: undefined, or the code of the system's refusal. */
export function tryPort({ host, port }: { host: string; port: number }): Promise<string | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', error => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
