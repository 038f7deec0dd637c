import type { Answer } from '../http/answer.ts'
import { escaped, sandboxPage } from '../http/page.ts'
import { people } from './people.ts'
import { words } from './words.ts'

export type Site = keyof typeof words.sites

/** The page that asks whom to be; each person is a link to the same address with `person`. */
export function consentPage(
  site: Site,
  client: string,
  scopes: readonly string[],
  query: URLSearchParams,
): Answer {
  const links = people.map(person => {
    const here = new URLSearchParams(query)
    here.set('person', person.key)
    return `<li><a href="?${escaped(here.toString())}" data-person="${person.key}"><strong>${escaped(person.name)}</strong><span>${escaped(person.about)}</span></a></li>`
  })
  return sandboxPage({
    title: words.page.title(words.sites[site]),
    note: words.page.standIn,
    body: `<p>${escaped(words.page.question(client))}</p>
<h2>${words.page.scopes}</h2><p class="scopes">${escaped(scopes.join(', '))}</p>
<h2>${words.page.people}</h2><ul>${links.join('\n')}</ul>`,
  })
}

/** A request that may not even be answered by sending the visitor back. */
export function brokenPage(reason: string): Answer {
  return sandboxPage({
    status: 400,
    title: words.page.brokenTitle,
    note: words.page.standIn,
    body: `<p>${words.page.broken}<code>${escaped(reason)}</code></p>`,
  })
}
