import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTypesetNames } from '../books/typeset-names.ts'
import { byteText } from '../imports/byte-text.ts'
import { discountText, isNothing, sumText } from '../prices/sum-text.ts'
import styles from './desk.module.css'

type Line = DeskOrder['lines'][number]

/** The ordered books, each with its files and what preflight says of them. */
export function DeskBooks({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('web-desk')
  const typesets = useTypesetNames()
  return (
    <section>
      <h2>{t('books')}</h2>
      <ul className={styles.books}>
        {lines.map(line => {
          const { seq, title, author, typeset, binding, quantity, pages, billedPages, volumes, files } = line
          return (
            <li key={seq}>
              <div className={styles.line}>
                <h3>{title}</h3>
                <span>{sumText(line.total)}</span>
              </div>
              <p className={styles.facts}>
                {[
                  ...(author === '' ? [] : [author]),
                  t(`bindings.${binding}`),
                  typesets[typeset],
                  t('pages', { count: pages }),
                  ...(billedPages === pages ? [] : [t('billedPages', { count: billedPages })]),
                  ...(volumes > 1 ? [t('volumes', { count: volumes })] : []),
                  t('copies', { count: quantity }),
                ].join(t('between'))}
              </p>
              {!isNothing(line.discount) && (
                <p className={styles.facts}>
                  {t('lineSum', { subtotal: sumText(line.subtotal), discount: discountText(line.discount) })}
                </p>
              )}
              {files ? (
                <Files files={files} ordered={pages} />
              ) : (
                <p className={styles.none}>{t('files.none')}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Files({ files: made, ordered }: { files: NonNullable<Line['files']>; ordered: number }) {
  const { t } = useTranslation('web-desk')
  const language = useLanguage()
  const { state, profile, done, pages, errors, warnings, rules, files } = made
  return (
    <>
      <p className={styles.preflight} data-state={state}>
        {[
          t(`files.states.${state}`, { percent: done }),
          t('files.profile', { profile }),
          ...(state === 'making' || state === 'failed' ? [] : [t('files.found', { errors, warnings })]),
        ].join(t('between'))}
      </p>
      {pages !== null && pages !== ordered && (
        <p className={styles.waits}>{t('files.otherPages', { pages, ordered })}</p>
      )}
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map(({ rule, times }) => (
            <li key={rule}>{t('files.rule', { rule: t(`rules.${rule}`), count: times })}</li>
          ))}
        </ul>
      )}
      <ul className={styles.downloads}>
        {files.map(({ volume, kind, href, bytes }) => (
          <li key={href}>
            <a href={href} download>
              {t('files.file', { volume, kind: t(`files.kinds.${kind}`), size: byteText(bytes, language) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
