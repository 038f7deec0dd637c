import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Book } from '#contract/book'
import { newId } from '../../api/tab-id.ts'
import { DesignTabs } from '../design/design-tabs.tsx'
import { useDesign } from '../design/use-design.ts'
import { AddInsert } from './add-insert.tsx'
import { InsertForm } from './insert-form.tsx'
import { type Insert, inBookOrder, mostInserts, withChanged, withNew, withPhotos } from './insert-list.ts'
import styles from './insert-pages.module.css'
import { InsertPreview } from './insert-preview.tsx'
import { InsertRow } from './insert-row.tsx'

/** The inserted pages in the order of the book; the chosen one as it will be printed. */
export function InsertDesk({ book }: { book: Book }) {
  const { t } = useTranslation('web-pages')
  const { design, state, change, changeNewest } = useDesign(book)
  const months = book.currentChapters
  const inserts = inBookOrder(design.inserts)
  const [selectedId, setSelectedId] = useState(useSearchParams()[0].get('insert') ?? undefined)
  const chosen = inserts.find(insert => insert.insertId === selectedId) ?? inserts[0]
  const write = (next: Insert[]) => change({ inserts: next }, newId())
  // others may have been changed while a picture was on its way
  const rewrite = (of: (newest: Insert[]) => Insert[], run = newId()) =>
    changeNewest(newest => ({ inserts: of(newest.inserts) }), run)
  return (
    <div className={styles.screen}>
      <h1 className="for-readers-only">{t('heading')}</h1>
      <InsertPreview book={book} insert={chosen} saved={state === 'saved'} />
      <div className={styles.panel}>
        <DesignTabs book={book} current="pages" state={state} />
        <fieldset className={styles.parts} disabled={!book.editable}>
          <legend className="for-readers-only">{t('heading')}</legend>
          {inserts.length === 0 ? (
            <p className={styles.intro}>{t('intro')}</p>
          ) : (
            <ol className={styles.list}>
              {inserts.map(insert => (
                <InsertRow
                  key={insert.insertId}
                  insert={insert}
                  chosen={insert === chosen}
                  inserts={inserts}
                  months={months}
                  onChoose={() => setSelectedId(insert.insertId)}
                  onList={next => {
                    // who moves a page goes on with it
                    if (next.some(({ insertId }) => insertId === insert.insertId))
                      setSelectedId(insert.insertId)
                    write(next)
                  }}
                >
                  {insert === chosen && (
                    <InsertForm
                      book={{ bid: book.bid, sid: book.source.sid }}
                      insert={insert}
                      months={months}
                      mostPhotos={Math.min(mostAtOnce, mostInserts + 1 - inserts.length)}
                      onPhotos={imageIds =>
                        rewrite(newest => withPhotos(newest, insert.insertId, imageIds, newId))
                      }
                      onChange={(changed, run) =>
                        rewrite(newest => withChanged(newest, insert.insertId, changed), run)
                      }
                    />
                  )}
                </InsertRow>
              ))}
            </ol>
          )}
          <AddInsert
            onAdd={kind => {
              const insertId = newId()
              setSelectedId(insertId)
              write(withNew(inserts, kind, insertId, months))
            }}
          />
        </fieldset>
      </div>
    </div>
  )
}

/** Photo pages that are made by one choice of photos. */
const mostAtOnce = 24
