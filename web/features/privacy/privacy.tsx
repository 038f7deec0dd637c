import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../ui/plain-page.tsx'
import { NoBook } from '../design/no-book.tsx'
import { useBookId } from '../design/use-book-id.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { privacyQuery } from './privacy-queries.ts'
import { PrivacyScreen } from './privacy-screen.tsx'

/** What of the whole book tells how somebody is reached, who was there and where: covered or kept, one by one or all of a kind. */
export function Privacy() {
  const { t } = useTranslation('web-privacy')
  const bid = useBookId()
  const book = useQuery(bookQuery({ bid }))
  const sid = book.data?.source.sid ?? ''
  const found = useQuery({ ...privacyQuery(sid), enabled: sid !== '' })
  if (!book.data || !found.data)
    return <NoBook bid={bid} query={book.data ? found : book} failed={t('failed')} />
  if (book.data.editable) return <PrivacyScreen key={bid} book={book.data} found={found.data} />
  return (
    <PlainPage heading={t('web-content:final.heading')} text={t('web-content:final.text')}>
      <Button component={Link} to={`/app/review?bid=${encodeURIComponent(bid)}`}>
        {t('web-content:final.read')}
      </Button>
    </PlainPage>
  )
}
