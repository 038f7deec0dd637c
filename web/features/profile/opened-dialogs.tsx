// One chunk for what few open: each of its own would bring what all dialogs are made of into the first load.
export { DeleteAccountDialog } from './delete-account-dialog.tsx'
export { MailboxDialog } from './mailbox-dialog.tsx'
export { RenameDialog } from './rename-dialog.tsx'
export { UnlinkDialog } from './unlink-dialog.tsx'
