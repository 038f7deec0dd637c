import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'

/** What starts headless Chromium, for the browser's tests and for the benches. */
export interface FoundChromium {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/**
 * The headless Chromium of the development packages with the libraries that a bare machine lacks: one version for all, and
 * half the processor of a whole one. It is made for Linux on x64; elsewhere the machine's own.
 */
export async function findChromium(folder: string): Promise<FoundChromium> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const executablePath = machines.find(existsSync)
    if (!executablePath) throw new Error(`no Chromium at ${machines.join(', ')}`)
    return { executablePath, args, env: environment() }
  }
  await mkdir(folder, { recursive: true })
  // the package unpacks into the temporary folder, and its libraries only where it believes to be in AWS
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    packed.setGraphicsMode = false
    const executablePath = await packed.executablePath()
    return { executablePath, args, env: { ...environment(), HOME: folder } }
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'])
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
  }
}

const machines = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
