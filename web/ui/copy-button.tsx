import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { showError } from './toast.ts'

export interface CopyButtonProps extends ButtonProps {
  text: string
  /** What stands on it before and after. */
  words: { copy: string; copied: string }
}

/** Puts a text on the clipboard, and says that it is there. */
export function CopyButton({ text, words, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  return (
    <Button
      {...look}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text), showError)}
    >
      {copied === text ? words.copied : words.copy}
    </Button>
  )
}
