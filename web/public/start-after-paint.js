// The page is whole without the app: the app is fetched once the page has been seen.
const { scripts } = document.currentScript.dataset
let started = false

async function start() {
  if (started) return
  started = true
  const files = scripts.split(' ').map(file => `/${file}`)
  for (const href of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href })
    document.head.append(link)
  }
  // one by one, what is imported before what imports it: in between, the page can be scrolled and pressed
  const app = files.pop()
  const late = new Promise(next => setTimeout(next, 5_000))
  for (const file of files) {
    // the app itself says what did not come
    await Promise.race([import(file).catch(() => undefined), late])
    await (globalThis.scheduler?.yield?.() ?? new Promise(next => setTimeout(next)))
  }
  await import(app)
}

requestAnimationFrame(() => setTimeout(start))
// a hidden tab paints nothing
setTimeout(start, 1_000)

// Who presses a button before the app is open need not press it again: it is pressed for him then, and once.
const wordsOf = element => element.ariaLabel ?? element.textContent
let pressed

function hold(event) {
  const button = event.target.closest?.('#root button')
  if (!button) return
  pressed = button
  event.preventDefault()
  event.stopImmediatePropagation()
}

function press() {
  if (!pressed) return
  const words = wordsOf(pressed)
  const buttons = [...document.querySelectorAll('#root button, #root a')]
  // the app took the page over, or drew it anew
  const again = pressed.isConnected ? pressed : buttons.find(one => wordsOf(one) === words)
  again?.click()
}

addEventListener('click', hold, true)
addEventListener(
  'app-open',
  () => {
    removeEventListener('click', hold, true)
    // React is in the middle of its work: what it has not taken over yet would not hear
    setTimeout(press)
  },
  { once: true },
)
