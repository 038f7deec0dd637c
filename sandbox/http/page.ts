import { createHash } from 'node:crypto'
import type { Answer } from './answer.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f5f4f1;color:#26231f;font:16px/1.6 system-ui,"Noto Sans TC",sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.25rem;margin:0 0 .75rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
.note{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:.5rem;background:#fff3d1;color:#4d3a00}
.scopes{margin:0;color:#57524a;font-size:.875rem;overflow-wrap:anywhere}
.amount{font-size:1.75rem;font-weight:600;margin:.25rem 0 1rem}
ul{list-style:none;margin:0;padding:0}
li+li,form+form{margin-top:.5rem}
a,button{display:block;width:100%;padding:.75rem 1rem;border:1px solid #d5d0c6;border-radius:.5rem;background:#fff;color:inherit;text-decoration:none;font:inherit;text-align:start;cursor:pointer}
a:hover,button:hover{border-color:#8a8375}
a:focus-visible,button:focus-visible{outline:3px solid #1f5fbf;outline-offset:2px}
strong{display:block}
span{color:#57524a;font-size:.875rem}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export interface SandboxPage {
  status?: number
  title: string
  /** Says that this is not the real site. */
  note: string
  /** HTML whose texts are escaped. */
  body: string
  /** Pages of our own site may show it in a frame. */
  framed?: true
  /** Address of the page's script, on this origin. */
  script?: string
}

/** A page of the sandbox: all its sites look alike, and like none of the real ones. */
export function sandboxPage({ status = 200, title, note, body, framed, script }: SandboxPage): Answer {
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${STYLE_HASH}'`,
    ...(script === undefined ? [] : [`script-src 'self'`]),
    `base-uri 'none'`,
    `frame-ancestors ${framed ? `'self'` : `'none'`}`,
  ]
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      // without an origin, what its forms send would look like another site's
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="zh-Hant"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style>${script === undefined ? '' : `<script src="${escaped(script)}" defer></script>`}</head>
<body><main><h1>${escaped(title)}</h1><p class="note">${escaped(note)}</p>
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
export const escaped = (value: string) => value.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)
