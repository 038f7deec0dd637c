import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies words that are not saved. */
export function CopyWords({ words }: { words: string }) {
  const { t } = useTranslation('web-content')
  const [copied, setCopied] = useState(false)
  return (
    <Button
      size="sm"
      variant="subtle"
      color="ink.9"
      onClick={() => void navigator.clipboard.writeText(words).then(() => setCopied(true), reportError)}
    >
      {copied ? t('conflict.copied') : t('conflict.copy')}
    </Button>
  )
}
