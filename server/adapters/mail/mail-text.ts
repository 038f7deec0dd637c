import type { MailContent } from './mail-content.ts'

/** The mail without any form, for who reads it so. */
export function mailText(content: MailContent): string {
  const { brandName, heading, greeting, lead, action, links, books, sums, facts, closing, why } = content
  const linked = [...links, ...(action ? [action] : [])]
  return [
    heading,
    greeting,
    lead,
    linked.map(({ label, href }) => `${label}\n${href}`).join('\n\n'),
    books
      .map(({ title, author, about, price }) => [title, author, about, price].filter(Boolean).join('\n'))
      .join('\n\n'),
    sums.map(({ name, amount }) => `${name}  ${amount}`).join('\n'),
    facts.map(({ name, lines }) => `${name}\n${lines.join('\n')}`).join('\n\n'),
    `${brandName}\n${closing}`,
    why,
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}
