export interface PageWords {
  title: string
  description: string
  lang: string
}

export interface HomePage extends PageWords {
  markup: string
  /** CSS that goes into the page instead of the page's own links: nothing to wait for before it is seen. */
  styles: string
  /** All scripts of the page, the first one starts the app; paths in the output folder. */
  scripts: readonly string[]
}

/** The built page with its words. */
export function fillWords(page: string, { title, description, lang }: PageWords): string {
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(lang)}"`)
    .replace('%title%', () => escaped(title))
    .replace('%description%', () => escaped(description))
}

/** The built page with the home screen in it, which is seen before the app's scripts are fetched. */
export function fillHome(page: string, home: HomePage): string {
  const starter = `<script async src="/start-after-paint.js" data-scripts="${home.scripts.join(' ')}"></script>`
  return fillWords(page, home)
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('</head>', () => `<style>${home.styles}</style>${starter}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${home.markup}</div>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
