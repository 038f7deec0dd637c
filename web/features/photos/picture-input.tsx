import { type ReactNode, useRef, useState } from 'react'

export interface PictureInputProps {
  className?: string | undefined
  label?: string | undefined
  onFiles: (files: readonly File[]) => void
  /** `choose` opens the device's own choice of pictures. */
  children: (choose: () => void) => ReactNode
}

/** Takes pictures from the device, by its own choice or dropped anywhere on what is inside. */
export function PictureInput({ className, label, onFiles, children }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <section
      className={className}
      aria-label={label}
      data-over={over || undefined}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false)
      }}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
      }}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </section>
  )
}
