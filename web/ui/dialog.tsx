import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCloseByBack } from './close-by-back.ts'
import { dialogAttributes } from './dialog-attributes.ts'
import './theme/dialogs.css'

/** A dialog that is mounted while it is open; closed by a key, a button or the way back of a phone, the focus goes back to where it came from. */
export function Dialog(props: ModalProps & { title: string }) {
  useFocusBack()
  useCloseByBack(props.opened, props.onClose)
  return <Modal attributes={dialogAttributes(props.title)} {...props} />
}

// Mantine gives it back only of dialogs that are mounted before they open
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        // who closed it may have gone on elsewhere
        if (document.activeElement !== null && document.activeElement !== document.body) return
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
