import { userInfo } from 'node:os'

/** Who runs a command at the machine, as the machine knows him: `machine:wei`, or with sudo who he was before. */
export function machineLogin(
  { SUDO_USER: before }: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return `machine:${before || nameHere()}`
}

function nameHere(): string {
  try {
    return userInfo().username
  } catch {
    // a container may run under a number that has no name
    return String(process.getuid?.() ?? 'unknown')
  }
}
