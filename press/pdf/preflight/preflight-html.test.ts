import { expect, test } from 'vitest'
import type { PreflightReport } from './preflight.ts'
import { type PreflightWords, preflightHtml } from './preflight-html.ts'

// Every key says its own name, but for those whose figures are looked at.
const sentences: Record<string, string> = {
  page: 'p. {page}',
  item: 'item {item}',
  photo: 'photo {photo}',
  'side-left': 'left side',
  'rule-text-in-safety': 'words {mm} of {wanted} at the {side}',
  'rule-unreadable-file': 'broken: {reason}',
}
const words = new Proxy(sentences, {
  get: (known, key) => known[String(key)] ?? String(key),
}) as PreflightWords // a record of every key, by the proxy

const report: PreflightReport = {
  profile: 'house',
  binding: 'paperback',
  passed: false,
  errors: 2,
  warnings: 0,
  files: [
    { file: 'inner-1.pdf', volume: '1', kind: 'inner', pages: 132, bytes: 3 * 1024 * 1024 },
    { file: 'cover-2.pdf', volume: '2', kind: 'cover', pages: 1, bytes: 1024 },
  ],
  findings: [
    {
      rule: 'text-in-safety',
      severity: 'error',
      file: 'inner-1.pdf',
      page: 7,
      item: '<b>',
      photo: 0,
      numbers: { side: 'left', mm: 3, wanted: 12.7 },
    },
    { rule: 'unreadable-file', severity: 'error', file: 'cover-1.pdf', numbers: { reason: '"&"' } },
  ],
}

test('each finding stands under its file, with figures and place, and nothing is taken for markup', () => {
  const html = preflightHtml(report, words, 'zh-Hant')
  expect(html).toContain('<html lang="zh-Hant">')
  expect(html).toContain('<p class="verdict failed">failed</p>')
  expect(html).toContain(
    '<li class="error"><b>severity-error</b> words 3 of 12.7 at the left side <small>p. 7 · item &#60;b&#62; · photo 1</small></li>',
  )
  expect(html).toContain(
    '<h2>cover-1.pdf</h2>\n<ul>\n<li class="error"><b>severity-error</b> broken: &#34;&#38;&#34; <small>whole-file</small></li>',
  )
  expect(html.match(/<section>/g)).toHaveLength(3)
  expect(html.match(/<p>nothing<\/p>/g)).toHaveLength(1)
})
