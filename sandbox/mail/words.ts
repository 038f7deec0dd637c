/** Every word of the mail catcher's pages. */
export const words = {
  title: '信箱（開發用替身）',
  about: '寄出的信都落在這裡，不會寄到外面；只留最近的幾百封。',
  none: '還沒有信。',
  to: '收件人',
  from: '寄件人',
  subject: '主旨',
  at: '時間',
  back: '所有的信',
  html: '信的樣子',
  text: '純文字',
} as const
