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
