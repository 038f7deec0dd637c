// The home page is whole without the app: the app is fetched once the page has been seen.
const { scripts } = document.currentScript.dataset
let started = false

function start() {
  if (started) return
  started = true
  const files = scripts.split(' ')
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href: `/${file}` })
    document.head.append(link)
  }
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', crossOrigin: 'anonymous', src: `/${files[0]}` })
  document.head.append(script)
}

requestAnimationFrame(() => setTimeout(start))
// a hidden tab paints nothing
setTimeout(start, 1_000)

// Who presses a button before the app has come need not press it again: it is pressed for him when the app is there.
const wordsOf = element => element.ariaLabel ?? element.textContent
let pressed

function remember({ target }) {
  const button = target.closest?.('#root button')
  if (button) pressed = wordsOf(button)
}

function watch() {
  new MutationObserver((_, observer) => {
    observer.disconnect()
    removeEventListener('click', remember)
    const buttons = [...document.querySelectorAll('#root button, #root a')]
    if (pressed) buttons.find(one => wordsOf(one) === pressed)?.click()
  }).observe(document.getElementById('root'), { childList: true })
}

addEventListener('click', remember)
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch)
else watch()
