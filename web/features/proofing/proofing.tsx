import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../ui/plain-page.tsx'
import { NoBook } from '../design/no-book.tsx'
import { useBookId } from '../design/use-book-id.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { proofsQuery } from './proof-queries.ts'
import { ProofScreen } from './proof-screen.tsx'

/** The book read through, one entry after the other. */
export function Proofing() {
  const { t } = useTranslation('web-proofing')
  const bid = useBookId()
  const book = useQuery(bookQuery({ bid }))
  const sid = book.data?.source.sid ?? ''
  const proofs = useQuery({ ...proofsQuery(sid), enabled: sid !== '' })
  if (!book.data || !proofs.data)
    return <NoBook bid={bid} query={book.data ? proofs : book} failed={t('failed')} />
  const { editable } = book.data
  if (editable && proofs.data.entries.length > 0)
    return <ProofScreen key={bid} book={book.data} proofs={proofs.data.entries} />
  const named = encodeURIComponent(bid)
  return (
    <PlainPage
      heading={t(editable ? 'empty.heading' : 'web-content:final.heading')}
      text={t(editable ? 'empty.text' : 'web-content:final.text')}
    >
      {editable ? (
        <Button component={Link} to={`/app/design/selection?bid=${named}`}>
          {t('empty.choose')}
        </Button>
      ) : (
        <Button component={Link} to={`/app/review?bid=${named}`}>
          {t('web-content:final.read')}
        </Button>
      )}
    </PlainPage>
  )
}
