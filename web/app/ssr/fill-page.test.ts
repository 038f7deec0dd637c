import { expect, test } from 'vitest'
import { fillScreen, fillStart, fillWords } from './fill-page.ts'

const page = `<html lang="zh"><head><title>%title%</title><meta content="%description%">
<script type="module" crossorigin src="/a.js"></script>
<link rel="modulepreload" crossorigin href="/b.js">
<link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>`

test('a page is filled with its words and keeps its scripts', () => {
  expect(fillWords(page, { title: 'A < "B"', description: 'C & D', lang: 'en' })).toBe(
    page
      .replace('"zh"', '"en"')
      .replace('%title%', 'A &lt; &quot;B&quot;')
      .replace('%description%', 'C &amp; D'),
  )
})

test('a page that is seen at once carries its styles, is seen whole, and fetches the app later', () => {
  expect(fillStart(page, { styles: 'h1{margin:0}', sheets: ['c.css'], scripts: ['a.js', 'b.js'] })).toBe(
    `<html lang="zh"><head><title>%title%</title><meta content="%description%"><style>h1{margin:0}</style>` +
      '<link rel="stylesheet" href="/c.css" disabled>' +
      '<link rel="expect" href="#rendered-from" blocking="render">' +
      `<script async src="/start-after-paint.js" data-scripts="a.js b.js"></script></head>` +
      '<body><div id="root"></div></body></html>',
  )
})

test('what a screen was rendered from cannot end its script', () => {
  const title = '</script><script>alert(1)</script>$&'
  const filled = fillScreen('<div id="root"></div>', '<h1>$&</h1>', JSON.stringify({ title }))
  expect(filled).toBe(
    '<div id="root"><h1>$&</h1></div><script type="application/json" id="rendered-from">' +
      '{"title":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>$&"}</script>',
  )
})
