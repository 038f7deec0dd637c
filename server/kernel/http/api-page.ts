import type { FastifyInstance } from 'fastify'
import { apiRoot } from '#contract/call'
import { calls } from '#contract/calls'
import { codes } from '#contract/codes'
import { type Policies, whoMay } from './describe-access.ts'
import { escaped } from './escaped.ts'
import { openapi } from './openapi.ts'

/** `/api/0.1/openapi.json`, and `/api/0.1/` to read it. */
export function apiPage(app: FastifyInstance, origin: string, policies: Policies): void {
  // put together when somebody asks for it, which few do
  let description: ReturnType<typeof openapi> | undefined
  app.get(`${apiRoot}/openapi.json`, async () => {
    description ??= openapi(origin, policies)
    return description
  })
  app.get(`${apiRoot}/`, async (_, reply) => reply.type('text/html; charset=utf-8').send(page(policies)))
}

function page(policies: Policies): string {
  const rows = Object.entries(calls).map(
    ([name, call]) =>
      `<tr id="${name}"><td>${call.method}</td><td><code>${call.path}</code></td><td>${escaped(whoMay(policies, call))}</td><td>${escaped(call.about)}</td></tr>`,
  )
  const refusals = Object.entries(codes).map(
    ([name, { code, status }]) => `<tr><td>${code}</td><td>${status}</td><td>${name}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Daybound API</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;background:#FBF8F3;color:#1F2328}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ddd5c8;vertical-align:top}
code{overflow-wrap:anywhere}a{color:#9B2C20}.wide{overflow-x:auto}</style>
<main><h1>Daybound API</h1>
<p>Below <code>${apiRoot}</code>; <code>Authorization: Token KEY</code>; answers in <code>data</code>, refusals in
<code>errors</code>; names in snake_case. All shapes: <a href="${apiRoot}/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2><div class="wide"><table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<h2>Refusals</h2><table><thead><tr><th>Code</th><th>Status</th><th>Name</th></tr></thead><tbody>${refusals.join('')}</tbody></table></main></html>`
}
