import type { Finding, Rule } from './finding.ts'
import type { PreflightReport } from './preflight.ts'

const namedSides = ['left', 'top', 'right', 'bottom', 'back', 'spine', 'front'] as const
type NamedSide = (typeof namedSides)[number]

/** Words of the page, from `locales/<language>/preflight`; {name} stands for a figure. */
export type PreflightWords = Record<
  | 'title'
  | 'passed'
  | 'failed'
  | 'counts'
  | 'profile'
  | 'binding-paperback'
  | 'binding-hardback'
  | 'kind-inner'
  | 'kind-cover'
  | 'volume'
  | 'pages'
  | 'nothing'
  | 'severity-error'
  | 'severity-warning'
  | 'alike'
  | 'page'
  | 'whole-file'
  | 'item'
  | 'photo'
  | `side-${NamedSide}`
  | `rule-${Rule}`,
  string
>

/** The report as a page that a person reads: one self-contained HTML file, the same bytes for the same report. */
export function preflightHtml(report: PreflightReport, words: PreflightWords, lang: string): string {
  const verdict = report.passed ? 'passed' : 'failed'
  return `<!doctype html>
<html lang="${inHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inHtml(words.title)}</title>
<style>${css}</style>
</head>
<body>
<h1>${inHtml(words.title)}</h1>
<p class="verdict ${verdict}">${inHtml(words[verdict])}</p>
<p>${fill(words.counts, { errors: report.errors, warnings: report.warnings })} · ${fill(words.profile, {
    name: report.profile,
  })} · ${inHtml(words[`binding-${report.binding}`])}</p>
${report.files.map(file => section(report, file, words)).join('\n')}
${lost(report, words)}</body>
</html>
`
}

function section(
  report: PreflightReport,
  file: PreflightReport['files'][number],
  words: PreflightWords,
): string {
  const findings = report.findings.filter(finding => finding.file === file.file)
  const about = [
    fill(words.volume, { name: file.volume }),
    inHtml(words[`kind-${file.kind}`]),
    fill(words.pages, { count: file.pages }),
    `${(file.bytes / 1024 / 1024).toFixed(1)} MB`,
  ]
  return `<section>
<h2>${inHtml(file.file)}</h2>
<p>${about.join(' · ')}</p>
${findings.length === 0 ? `<p>${inHtml(words.nothing)}</p>` : list(findings, words)}
</section>`
}

/** Findings of files that could not be opened. */
function lost(report: PreflightReport, words: PreflightWords): string {
  const opened = new Set(report.files.map(file => file.file))
  const findings = report.findings.filter(finding => !opened.has(finding.file))
  const files = [...new Set(findings.map(finding => finding.file))]
  return files
    .map(
      file =>
        `<section>\n<h2>${inHtml(file)}</h2>\n${list(
          findings.filter(finding => finding.file === file),
          words,
        )}\n</section>\n`,
    )
    .join('')
}

// Warnings of one kind that nobody reads one by one are folded, where the first of them stands.
function list(findings: Finding[], words: PreflightWords): string {
  const kinds = Map.groupBy(findings, ({ rule, severity }) => `${severity} ${rule}`)
  const entries = [...kinds.values()].flatMap(alike => {
    const each = alike.map(finding => entry(finding, words))
    return alike.length > mostOpen && alike[0]?.severity === 'warning' ? [folded(each, words)] : each
  })
  return `<ul>\n${entries.join('\n')}\n</ul>`
}

const mostOpen = 5

const folded = (entries: readonly string[], words: PreflightWords) =>
  `<li class="warning"><details><summary><b>${inHtml(words['severity-warning'])}</b> ${fill(words.alike, {
    count: entries.length,
  })}</summary>\n<ul>\n${entries.join('\n')}\n</ul></details></li>`

function entry(finding: Finding, words: PreflightWords): string {
  const { rule, severity, page, item, photo, numbers } = finding
  const where = [
    page === undefined ? inHtml(words['whole-file']) : fill(words.page, { page }),
    ...(item === undefined ? [] : [fill(words.item, { item })]),
    ...(photo === undefined ? [] : [fill(words.photo, { photo: photo + 1 })]),
  ]
  const named = { ...numbers }
  // Sides are data in the report and words on the page.
  if (isSide(numbers.side)) named.side = words[`side-${numbers.side}`]
  const sentence = fill(words[`rule-${rule}`], named)
  return `<li class="${severity}"><b>${inHtml(words[`severity-${severity}`])}</b> ${sentence} <small>${where.join(' · ')}</small></li>`
}

function isSide(side: unknown): side is NamedSide {
  return namedSides.some(named => named === side)
}

function fill(sentence: string, figures: Record<string, number | string>): string {
  return inHtml(sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole)))
}

function inHtml(sentence: string): string {
  return sentence.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
}

const css = `
body{font:16px/1.6 system-ui,"Noto Sans TC","PingFang TC","Microsoft JhengHei",sans-serif;max-width:46rem;margin:3rem auto;padding:0 1.25rem;color:#1f2328}
h1{font-size:1.6rem}h2{font-size:1.1rem;margin:2.5rem 0 0}
.verdict{font-size:1.15rem;font-weight:600;padding:.6rem 1rem;border-radius:.4rem}
.passed{background:#e6f4ea;color:#14532d}.failed{background:#fdecea;color:#7a1c12}
ul{list-style:none;padding:0}li{padding:.55rem 0 .55rem .9rem;border-left:.3rem solid #d0d7de;margin:.4rem 0}
li.error{border-color:#c0392b}li.warning{border-color:#d4a017}summary{cursor:pointer;padding:.4rem 0}details ul{margin:0}small{display:block;color:#57606a;overflow-wrap:anywhere}
`
