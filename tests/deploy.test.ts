import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { variables } from '#server/setting-variables'
import { readSettings } from '#server/settings'
import { shippedBuilds } from '../cli/serve/shipped-builds.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')
const compose = read('compose.yaml')

/** What stands below a name, which is given with the spaces before it. */
function blockOf(text: string, name: string): string {
  const [, rest = ''] = new RegExp(`^${name}:\\n([^]*)`, 'm').exec(text) ?? []
  const indent = /^ */.exec(name)?.[0] ?? ''
  const lines = rest.split('\n')
  const end = lines.findIndex(line => line.trim() !== '' && !line.startsWith(`${indent} `))
  return lines.slice(0, end === -1 ? undefined : end).join('\n')
}

const environment = Object.fromEntries(
  [...blockOf(blockOf(compose, '  app'), '    environment').matchAll(/^ +([A-Z0-9_]+): (.*)$/gm)].map(
    ([, name, value]) => [String(name), String(value).replace(/^"(.*)"$/, '$1')],
  ),
)
/** What is no setting of ours. */
const foreign = ['NODE_ENV', 'PATH']

test('every setting in the files for operators is one that is read', () => {
  const names = [
    ...Object.keys(environment),
    ...[...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) =>
      String(pairs)
        .split(' ')
        .map(pair => pair.split('=')[0] ?? ''),
    ),
    ...[...read('daybound.service').matchAll(/^Environment=([A-Z0-9_]+)=/gm)].map(([, name]) => String(name)),
  ]
  expect(names.length).toBeGreaterThan(15)
  const known = Object.keys(variables.shape)
  expect(names.filter(name => !known.includes(name) && !foreign.includes(name))).toEqual([])
})

test('the service starts with what compose.yaml says, once the blanks are filled in', () => {
  const given = { SITE: 'books.example.org', SECRET: 'of no service at all: 32 or more' }
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{([A-Z0-9_]+)(:[-?][^}]*)?\}/g, (_, blank: string, rule = '') =>
      rule.startsWith(':-') ? '' : (Object.entries(given).find(([key]) => key === blank)?.[1] ?? 'filled'),
    ),
  ])
  expect(readSettings(Object.fromEntries(filled))).toMatchObject({
    publicOrigin: 'https://books.example.org',
    sandbox: false,
    files: { kind: 's3', bucket: 'daybound' },
    trustedProxies: ['uniquelocal'],
    backup: { to: { kind: 'folder', folder: '/backups' } },
  })
})

test('no line of settings that a page has for pasting ends in a remark: systemd takes that for a part of the value', () => {
  const lines = ['operate.md', 'deploy.md'].flatMap(page =>
    [...readFileSync(join(root, 'docs', page), 'utf8').matchAll(/^ *[A-Z0-9_]+=.*$/gm)].map(([line]) => line),
  )
  expect(lines.length).toBeGreaterThan(40)
  // what goes on with a command is read by a shell
  expect(lines.filter(line => /^ *[A-Z0-9_]+=\S* +#/.test(line))).toEqual([])
})

test('the service starts with the lines that the guide has for one machine and for several, once the blanks are filled in', () => {
  const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8')
  const linesBelow = (heading: string) => {
    const [, block = ''] =
      /```sh\n([^`]*EMAIL_LOGIN=[^`]*)```/.exec(guide.slice(guide.indexOf(`## ${heading}`))) ?? []
    const lines = [...block.matchAll(/^ *([A-Z0-9_]+)=(.*)$/gm)]
    // what is left out is a secret
    return Object.fromEntries(
      lines.map(([, name, value]) => [
        name,
        value === '...' ? 'of no service at all: 32 letters or more' : value,
      ]),
    )
  }
  const mail = { SMTP_URL: 'smtps://books:word@mail.example.org:465', MAIL_FROM: 'books@example.org' }
  expect(readSettings({ ...linesBelow('One machine in five minutes'), ...mail })).toMatchObject({
    publicOrigin: 'https://books.example.org',
    sandbox: false,
    emailLogin: true,
    backup: { to: { kind: 'folder', folder: '/mnt/backups' } },
  })
  expect(readSettings(linesBelow('Several machines'))).toMatchObject({
    host: '0.0.0.0',
    files: { kind: 's3', bucket: 'daybound' },
    trustedProxies: ['10.0.0.5'],
    workerPort: 3100,
    backup: { to: { kind: 's3', bucket: 'daybound-backups' } },
    printer: { kind: 'manual', place: { bucket: 'daybound-printer' } },
  })
})

test('compose.yaml hands every other setting on, and gives none of those that stand in .env a value of its own', () => {
  expect(blockOf(compose, '  app')).toContain('\n    env_file: .env\n')
  const given = Object.entries(environment).filter(([name, value]) => value.includes(`{${name}:-`))
  expect(given).toEqual([])
})

test('compose.yaml is in the form of YAML, and names only volumes and services that it has', () => {
  expect(compose).not.toMatch(/\t/)
  const odd = compose.split('\n').filter(line => !/^( {2})*(#.*|- .+|[A-Za-z0-9_-]+:( .+)?)?$/.test(line))
  expect(odd).toEqual([])
  // the last block of that name is the one that declares
  const volumes = [...compose.slice(compose.lastIndexOf('\nvolumes:')).matchAll(/^ {2}([a-z]+):$/gm)].map(
    ([, name]) => name,
  )
  const mounted = [...compose.matchAll(/^ {6}- ([a-z]+):\//gm)].map(([, name]) => name)
  expect([...mounted].sort()).toEqual([...volumes].sort())
  for (const name of ['app', 'postgres', 's3', 'proxy'])
    expect(blockOf(compose, `  ${name}`)).toMatch(/image: /)
})

test('the image asks for health where the service listens: 200 is well, a refusal or nobody there is not', async () => {
  const [, command = '[]'] = /^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const [program, ...args] = z.array(z.string()).parse(JSON.parse(command))
  expect(program).toBe('node')
  const requestedUrls: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requestedUrls.push(url)
    response.writeHead(requestedUrls.length === 1 ? 200 : 503).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const check = () =>
    new Promise<number | null>(resolve =>
      spawn(process.execPath, args, { env: { PORT: `${port}` }, stdio: 'ignore' }).on('exit', resolve),
    )
  expect([await check(), await check()]).toEqual([0, 1])
  await new Promise(resolve => server.close(resolve))
  expect(await check()).toBe(1)
  expect(requestedUrls).toEqual(['/health/live', '/health/live'])
})

test('the image holds what runs, as nobody special, and no test and no dependency of development', () => {
  const dockerfile = read('Dockerfile')
  expect(dockerfile).toMatch(/^RUN npm ci --omit=dev/m)
  expect(dockerfile).toMatch(/^USER daybound$/m)
  // what runs is what is left of the packages once the web app is built
  expect(dockerfile).toContain('"cli/prune-packages.ts"]')
  expect(dockerfile).toContain('\nCOPY --from=web /app/node_modules ./node_modules\n')
  // the web app is built with the image, where a start of the image looks for it
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(dockerfile).toContain(
    `RUN ["node_modules/.bin/node", "${scripts['build-web'].replace('node ', '')}"]`,
  )
  const built = relative(root, shippedBuilds(root))
  expect(dockerfile).toContain(`\nCOPY --from=web /app/${built} ./${built}\n`)
  const rooms = [...read('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => String(name))
  expect(rooms.filter(name => !existsSync(join(root, name)))).toEqual([])
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const room of Object.keys(imports)) expect(rooms).toContain(room.slice(1, -2))
})

test.each(['nginx.conf', 'Caddyfile'])(
  '%s passes bodies and events on as they come, and closes the figures',
  file => {
    const text = read(file)
    const count = (mark: string) => text.split(mark).length
    expect(count('{')).toBe(count('}'))
    expect(text).toMatch(/\/metrics[^\n]*\n?[^\n]*404/)
    expect(text).toMatch(/150s/)
    expect(text).toMatch(file === 'Caddyfile' ? /flush_interval -1/ : /proxy_buffering off;/)
  },
)
