import { createHash } from 'node:crypto'
import type { Answer } from './answer.ts'
import { people } from './people.ts'
import { words } from './words.ts'

export type Site = keyof typeof words.sites

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f5f4f1;color:#26231f;font:16px/1.6 system-ui,"Noto Sans TC",sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.25rem;margin:0 0 .75rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
.note{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:.5rem;background:#fff3d1;color:#4d3a00}
.scopes{margin:0;color:#57524a;font-size:.875rem;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0}
li+li{margin-top:.5rem}
a{display:block;padding:.75rem 1rem;border:1px solid #d5d0c6;border-radius:.5rem;background:#fff;color:inherit;text-decoration:none}
a:hover{border-color:#8a8375}
a:focus-visible{outline:3px solid #1f5fbf;outline-offset:2px}
strong{display:block}
span{color:#57524a;font-size:.875rem}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

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
  return page(
    200,
    words.page.title(words.sites[site]),
    `<p>${escaped(words.page.question(client))}</p>
<h2>${words.page.scopes}</h2><p class="scopes">${escaped(scopes.join(', '))}</p>
<h2>${words.page.people}</h2><ul>${links.join('\n')}</ul>`,
  )
}

/** A request that may not even be answered by sending the visitor back. */
export function brokenPage(reason: string): Answer {
  return page(400, words.page.brokenTitle, `<p>${words.page.broken}<code>${escaped(reason)}</code></p>`)
}

function page(status: number, title: string, body: string): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="zh-Hant"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p class="note">${words.page.standIn}</p>
${body}</main></body></html>
`,
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (value: string) => value.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)
