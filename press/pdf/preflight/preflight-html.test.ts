import { expect, test } from 'vitest'
import type { PreflightReport } from './preflight.ts'
import { type PreflightWords, preflightHtml } from './preflight-html.ts'

// Every key says its own name, but for those whose figures are looked at.
const sentences: Record<string, string> = {
  alike: '{count} alike',
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

test('more than five warnings of one kind are folded with their count, in their order; errors are not', () => {
  const warning = (page: number) => ({
    rule: 'resolution-low' as const,
    severity: 'warning' as const,
    file: 'inner-1.pdf',
    page,
    numbers: { ppi: 190, wanted: 240, mm: 70 },
  })
  const htmlOf = (findings: PreflightReport['findings']) =>
    preflightHtml({ ...report, findings: [...report.findings, ...findings] }, words, 'en')
  const many = htmlOf([1, 2, 3, 4, 5, 6].map(warning))
  expect(many).toContain('<details><summary><b>severity-warning</b> 6 alike</summary>')
  expect([...many.matchAll(/rule-resolution-low <small>p. (\d)/g)].map(([, page]) => page).join('')).toBe(
    '123456',
  )
  expect(many.indexOf('<details>')).toBeGreaterThan(many.indexOf('words 3 of 12.7'))
  expect(htmlOf([1, 2, 3, 4, 5].map(warning))).not.toContain('<details>')
  expect(htmlOf([1, 2, 3, 4, 5, 6].map(page => ({ ...warning(page), severity: 'error' })))).not.toContain(
    '<details>',
  )
})
