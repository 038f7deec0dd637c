import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { changeDesign } from '#contract/design'
import { countCharacters, coverTextLimits } from '#domain/covers/cover-text'
import { callApi } from '../../api/client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showError } from '../../ui/toast.ts'
import '@mantine/core/styles/Input.layer.css'

export interface RenameDialogProps {
  book: Book
  /** The book has its new name. */
  onSaved: () => void
  onClose: () => void
}

/** Another title for a book, on its cover too. */
export function RenameDialog({ book, onSaved, onClose }: RenameDialogProps) {
  const { t } = useTranslation('web-shelf')
  const [title, setTitle] = useState(book.title)
  const [isSaving, setSaving] = useState(false)
  const isTooLong = countCharacters(title.trim()) > coverTextLimits.title
  const save = async () => {
    setSaving(true)
    try {
      await callApi(changeDesign, { params: { bid: book.bid }, body: { title: title.trim() } })
      onSaved()
    } catch (error) {
      void showError(error)
      setSaving(false)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('rename.heading')}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!isTooLong) void save()
        }}
      >
        <TextInput
          size="md"
          label={t('rename.title')}
          value={title}
          autoComplete="off"
          data-autofocus
          error={isTooLong && t('rename.atMost', { count: coverTextLimits.title })}
          onChange={event => setTitle(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="subtle" color="ink.9" onClick={onClose}>
            {t('web-frame:cancel')}
          </Button>
          <Button
            type="submit"
            loading={isSaving}
            disabled={isTooLong || ['', book.title].includes(title.trim())}
          >
            {t('rename.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
