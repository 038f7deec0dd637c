/**
 * Whether a text is the address of one mailbox that anybody uses: no names, lists, comments, quotes or line ends, so that it stands in
 * a header and in a command of SMTP as what it is.
 */
export function isMailAddress(text: string): boolean {
  const [, local = '', domain = ''] = /^([^@]{1,64})@([^@]{3,255})$/u.exec(text) ?? []
  return text.length <= 254 && localPart.test(local) && domainName.test(domain)
}

const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const domainName = new RegExp(`^(?:${label}\\.)+${label}$`, 'u')
