// The page is whole without the app: the app is fetched once the page has been seen.
const { scripts } = document.currentScript.dataset
let started = false

async function start() {
  if (started) return
  started = true
  const files = scripts.split(' ').map(file => `/${file}`)
  // some at a time: each one takes the browser a millisecond
  for (let next = 0; next < files.length; next += 4) {
    document.head.append(...files.slice(next, next + 4).map(preload))
    await breath()
  }
  // one by one, what is imported before what imports it
  const app = files.pop()
  const late = new Promise(next => setTimeout(next, 5_000))
  for (const file of files) {
    // the app itself says what did not come
    await Promise.race([import(file).catch(() => undefined), late])
    await breath()
  }
  await import(app)
}

function preload(href) {
  return Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: 'anonymous',
    href,
  })
}

/** In between, the page can be scrolled and pressed. */
function breath() {
  return globalThis.scheduler?.yield?.() ?? new Promise(next => setTimeout(next))
}

/** After the pictures that are in sight, too. */
async function startWhenSeen() {
  await painted()
  await Promise.all(
    [...document.images].filter(isInSight).map(image => image.decode().catch(() => undefined)),
  )
  await painted()
  await start()
}

function painted() {
  return new Promise(next => requestAnimationFrame(() => setTimeout(next)))
}

function isInSight(element) {
  const { top, width } = element.getBoundingClientRect()
  return width > 0 && top < innerHeight
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startWhenSeen)
else startWhenSeen()
// a hidden tab paints nothing, and a picture may keep us waiting
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
  const again = pressed.isConnected ? pressed : buttons.find(button => wordsOf(button) === words)
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
