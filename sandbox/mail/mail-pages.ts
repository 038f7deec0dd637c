import type { CaughtMail } from './caught-mail.ts'
import { words } from './words.ts'

/** All messages, the newest first. */
export function listPage(mails: readonly CaughtMail[], prefix: string): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${time(at)}</td><td>${escaped(to.join(', '))}</td><td><a href="${prefix}/${id}">${escaped(subject)}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th>${words.at}</th><th>${words.to}</th><th>${words.subject}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
  return page(words.title, `<p>${words.about}</p>${mails.length === 0 ? `<p>${words.none}</p>` : table}`)
}

export function messagePage(mail: CaughtMail, prefix: string): string {
  const { id, at, to, from, fromName, subject, text } = mail
  const facts = [
    [words.from, `${fromName} <${from}>`],
    [words.to, to.join(', ')],
    [words.at, time(at)],
  ]
  return page(
    subject,
    `<p><a href="${prefix}/">${words.back}</a></p>
<dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
<h2>${words.html}</h2><iframe sandbox title="${words.html}" src="${prefix}/${id}/html"></iframe>
<h2>${words.text}</h2><pre>${escaped(text)}</pre>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #222 }
table { width: 100%; border-collapse: collapse } th, td { text-align: start; padding: .4rem .6rem; border-bottom: 1px solid #ddd }
iframe { width: 100%; height: 60rem; border: 1px solid #ddd } pre { white-space: pre-wrap; background: #f6f6f6; padding: 1rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dd { margin: 0 }
</style></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body>
</html>
`
}

function time(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').slice(0, 19)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
