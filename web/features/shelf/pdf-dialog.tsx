import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { Dialog } from '../../ui/dialog.tsx'
import { TellMe } from '../imports/away/tell-me.tsx'
import { DownloadButton } from '../preview/download-button.tsx'
import { downloadQuery } from '../preview/download-query.ts'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'

/** The reading edition of a book: to be made, on its way, or there. */
export function PdfDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation('web-shelf')
  const { data } = useQuery(downloadQuery(book.bid))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('pdf.heading', { title: book.title })}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <Stack align="flex-start">
        <Text role="status">{t(data?.waits ? 'pdf.waits' : 'pdf.text')}</Text>
        <DownloadButton bid={book.bid} pages={book.totalPage} />
        {data?.state === 'making' && <TellMe bid={book.bid} />}
      </Stack>
    </Dialog>
  )
}
