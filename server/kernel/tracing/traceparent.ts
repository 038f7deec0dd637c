/** Whether a text can name the span that something goes on from: W3C Trace Context, 3.2. Longer forms of later versions are not read. */
export function isTraceparent(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(text)
  )
}
