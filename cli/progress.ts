/** Progress on one line of a terminal; silent where nobody looks. */
export function progressLine(stream: NodeJS.WriteStream) {
  let shown = ''
  const write = (text: string) => {
    if (!stream.isTTY || text === shown) return
    shown = text
    stream.write(`\r\u001b[2K${text}`)
  }
  return {
    show(step: string, done: number, of: number) {
      const full = of === 0 ? 0 : Math.floor((done / of) * 20)
      write(`${step} ${'━'.repeat(full)}${'─'.repeat(20 - full)} ${done}/${of}`)
    },
    clear: () => write(''),
  }
}
