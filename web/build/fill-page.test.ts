import { expect, test } from 'vitest'
import { fillHome, fillWords } from './fill-page.ts'

const page = `<html lang="zh"><head><title>%title%</title><meta content="%description%">
<script type="module" crossorigin src="/a.js"></script>
<link rel="modulepreload" crossorigin href="/b.js">
<link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>`
const words = { title: 'A < "B"', description: 'C & D', lang: 'en' }

test('a page is filled with its words and keeps its scripts', () => {
  expect(fillWords(page, words)).toBe(
    page
      .replace('"zh"', '"en"')
      .replace('%title%', 'A &lt; &quot;B&quot;')
      .replace('%description%', 'C &amp; D'),
  )
})

test('the home page carries its markup and styles, and fetches the app later', () => {
  const home = { ...words, markup: '<h1>$&</h1>', styles: 'h1{margin:0}', scripts: ['a.js', 'b.js'] }
  expect(fillHome(page, home)).toBe(
    `<html lang="en"><head><title>A &lt; &quot;B&quot;</title><meta content="C &amp; D"><style>h1{margin:0}</style>` +
      `<script async src="/start-after-paint.js" data-scripts="a.js b.js"></script></head>` +
      '<body><div id="root"><h1>$&</h1></div></body></html>',
  )
})
