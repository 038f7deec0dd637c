import { escaped } from './escaped.ts'

/** A page that needs nothing: one sentence, which is tried again after a while. */
export function plainPage(sentence: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>${escaped(sentence)}</title>
<style>body { display: grid; place-items: center; min-height: 90vh; margin: 0 1.5rem; font: 1.1rem/1.7 system-ui, sans-serif }</style>
</head>
<body><main><p>${escaped(sentence)}</p></main></body>
</html>
`
}
