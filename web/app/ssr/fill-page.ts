import { factsId } from './facts-id.ts'

export interface PageWords {
  title: string
  description: string
  lang: string
}

/** What a screen needs before it is seen, and what starts it afterwards. */
export interface PageStart {
  /** CSS that goes into the page instead of the page's own links: nothing to wait for before it is seen. */
  styles: string
  /** The files of that CSS; paths in the output folder. */
  sheets: readonly string[]
  /** All scripts of the page, each after what it imports, the last one starts the app; paths in the output folder. */
  scripts: readonly string[]
}

/** The built page with its words. */
export function fillWords(page: string, { title, description, lang }: PageWords): string {
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(lang)}"`)
    .replace('%title%', () => escaped(title))
    .replace('%description%', () => escaped(description))
}

/** The built page that is seen before the app's scripts are fetched. */
export function fillStart(page: string, { styles, sheets, scripts }: PageStart): string {
  const starter = `<script async src="/start-after-paint.js" data-scripts="${scripts.join(' ')}"></script>`
  // the app fetches no style sheet that the page has; a disabled one is not fetched either
  const had = sheets.map(file => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
  return page
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('</head>', () => `<style>${styles}</style>${had}${wholeFirst}${starter}</head>`)
}

/**
 * Nothing is painted before what follows the screen has come: a page that stops within a button would show it without its words,
 * and move it when they are there.
 */
const wholeFirst = `<link rel="expect" href="#${factsId}" blocking="render">`

/** The page with its screen in it, and after it what the app has to know to take it over, as JSON. */
export function fillScreen(page: string, markup: string, facts = '{}'): string {
  // "<" would end the script early
  const json = facts.replaceAll('<', '\\u003c')
  const factsScript = `<script type="application/json" id="${factsId}">${json}</script>`
  return page.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${factsScript}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
