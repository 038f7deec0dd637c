import type { DrawnPage } from '#contract/page'

/** The words of a page for who listens to it: its drawing has no text. */
export function PageWords({ words }: Pick<DrawnPage, 'words'>) {
  return (
    <div className="for-readers-only" data-page-words>
      {words.map(({ text, lang }, at) => (
        // the same words may stand on a page twice
        // biome-ignore lint/suspicious/noArrayIndexKey: another page has other words, all of them
        <p key={at} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  )
}
