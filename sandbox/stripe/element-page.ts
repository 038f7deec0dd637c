import { createHash } from 'node:crypto'
import { type Answer, text } from '../http/answer.ts'
import { escaped } from '../http/page.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { words } from './words.ts'

const STYLE = `
*{box-sizing:border-box}
html,body,main{margin:0;height:100%;background:transparent}
input{width:100%;height:100%;padding:0;border:0;outline:0;background:transparent;color:#26231f;font:16px/1.4 system-ui,sans-serif}
input[aria-invalid=true]{color:#b3261e}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const kinds = {
  cardNumber: { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', most: 23 },
  cardExpiry: { autocomplete: 'cc-exp', placeholder: 'MM / YY', most: 7 },
  cardCvc: { autocomplete: 'cc-csc', placeholder: 'CVC', most: 4 },
} as const
type Kind = keyof typeof kinds

/** One field of a card, in a frame of its own: the shop's page never has what is typed into it. */
export function elementPage({ query, base }: SandboxRequest): Answer {
  const kind = query.get('type') ?? ''
  if (!isKind(kind)) return text(404, 'Not Found')
  const { autocomplete, placeholder, most } = kinds[kind]
  const label = words.fields[query.get('locale')?.startsWith('en') ? 'en' : 'zh'][kind]
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'`,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="zh-Hant"><head><meta charset="utf-8"><title>${escaped(label)}</title><style>${STYLE}</style>
<script src="${escaped(base)}/element.js" defer></script></head>
<body><main><input aria-label="${escaped(label)}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${most}" data-kind="${kind}"></main></body></html>
`,
  }
}

const isKind = (value: string): value is Kind => Object.hasOwn(kinds, value)
