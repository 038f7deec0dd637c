/** Mails about orders. */
export const mails = {
  line: '{binding}・{pages} 頁・{quantity} 本',
}
