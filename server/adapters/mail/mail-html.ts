import { languages } from '#domain/catalogue/languages'
import { escaped } from '../../kernel/http/escaped.ts'
import type { MailContent, MailLink } from './mail-content.ts'

/** Name of the cover among the pictures of a mail. */
export const coverCid = 'cover'

/**
 * The mail as it is designed: paper, ink and one colour; tables and styles on the elements, since readers of mail know no more. All
 * words are escaped; nothing is fetched from anywhere.
 */
export function mailHtml(content: MailContent): string {
  const { language, brandName, heading, greeting, lead, action, links, books, sums, facts } = content
  return `<!doctype html>
<html lang="${languages[language].htmlLang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<title>${escaped(heading)}</title></head>
<body style="margin:0;padding:0;background:${paper};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper};"><tr><td align="center" style="padding:32px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-top:4px solid ${accent};font-family:${sans};color:${ink};font-size:16px;line-height:1.7;">
<tr><td style="padding:28px 36px 0;font-family:${serif};font-size:15px;letter-spacing:2px;color:${accent};">${escaped(brandName)}</td></tr>
<tr><td style="padding:12px 36px 0;"><h1 style="margin:0;font-family:${serif};font-weight:600;font-size:26px;line-height:1.4;">${escaped(heading)}</h1></td></tr>
<tr><td style="padding:16px 36px 0;"><p style="margin:0 0 8px;">${escaped(greeting)}</p><p style="margin:0;">${escaped(lead)}</p></td></tr>
${links.length > 0 ? `<tr><td style="padding:16px 36px 0;">${links.map(listed).join('\n')}</td></tr>` : ''}
${action ? `<tr><td style="padding:20px 36px 0;">${button(action)}</td></tr>` : ''}
${
  books.length > 0
    ? `<tr><td style="padding:28px 36px 0;">${rule}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
${cover(content)}<td valign="top" style="padding:20px 0;">${books.map(bookOf).join('\n')}</td>
</tr></table>${rule}</td></tr>`
    : ''
}
<tr><td style="padding:16px 36px 0;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${sums.map(sumOf).join('')}</table></td></tr>
<tr><td style="padding:16px 36px 0;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${facts.map(factOf).join('')}</table></td></tr>
<tr><td style="padding:28px 36px 32px;"><p style="margin:0;font-family:${serif};color:${accent};">${escaped(content.closing)}</p>
<p style="margin:12px 0 0;font-size:13px;color:${faint};">${escaped(content.why)}</p></td></tr>
</table></td></tr></table>
</body>
</html>
`
}

const paper = '#f5f1ea'
const ink = '#2b2722'
const faint = '#6f675d'
const accent = '#8a4b2d'
const serif = "'Noto Serif TC','Songti TC',PMingLiU,Georgia,serif"
const sans = "'Noto Sans TC','PingFang TC','Microsoft JhengHei',Helvetica,Arial,sans-serif"
const rule = `<div style="height:1px;background:#e4dccf;"></div>`

function cover({ coverAlt }: MailContent): string {
  if (coverAlt === undefined) return ''
  return `<td width="150" valign="top" style="padding:20px 24px 20px 0;"><img src="cid:${coverCid}" width="150" alt="${escaped(coverAlt)}" style="display:block;width:150px;height:auto;border:1px solid #e4dccf;"></td>
`
}

function bookOf({ title, author, about, price }: MailContent['books'][number]): string {
  const by = author === '' ? '' : `<br><span style="color:${faint};">${escaped(author)}</span>`
  return `<p style="margin:0 0 16px;"><strong style="font-family:${serif};font-size:18px;">${escaped(title)}</strong>${by}<br>${escaped(about)}<br>${escaped(price)}</p>`
}

function sumOf({ name, amount }: MailContent['sums'][number], i: number, all: readonly unknown[]): string {
  const weight = i === all.length - 1 ? 'font-weight:700;' : ''
  return `<tr><td style="padding:2px 0;${weight}">${escaped(name)}</td><td align="right" style="padding:2px 0;${weight}">${escaped(amount)}</td></tr>`
}

function factOf({ name, lines }: MailContent['facts'][number]): string {
  return `<tr><td width="130" valign="top" style="padding:3px 0;color:${faint};font-size:14px;">${escaped(name)}</td><td style="padding:3px 0;font-size:14px;">${lines.map(escaped).join('<br>')}</td></tr>`
}

function listed({ label, href }: MailLink): string {
  return `<p style="margin:0 0 8px;"><a href="${escaped(href)}" style="color:${accent};">${escaped(label)}</a></p>`
}

function button({ label, href }: MailLink): string {
  return `<a href="${escaped(href)}" style="display:inline-block;padding:10px 26px;background:${accent};color:#ffffff;text-decoration:none;border-radius:3px;">${escaped(label)}</a>`
}
