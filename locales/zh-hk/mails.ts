/** Mails about orders. */
export const mails = {
  line: '{binding}・{pages} 頁{billing}・{quantity} 本',
  invitation: {
    subject: '邀請您使用 {brand}',
    heading: '您受到邀請',
    lead: '{brand} 把 Facebook 和 Instagram 上的日子做成一本書。打開這個連結，選擇一種方式登入便可開始。{days} 日內有效，只可讓一個人建立帳戶。',
    open: '打開邀請',
    why: '您會收到這封信，是因為 {brand} 的工作人員邀請了這個電郵地址。如不需要帳戶，不用理會：邀請到期便會失效。',
  },
}
