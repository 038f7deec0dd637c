/** What the command about who comes in says. */
export const people = {
  usage: '用法：npm run people invite | invite-staff | end-staff UID',
  invited: '邀請網址，只能用一次，七天內有效：{address}',
  invitedStaff: '工作人員的邀請網址，只能用一次，七天內有效：{address}',
  ended: '{uid} 不再是工作人員。',
  unknown: '沒有帳號 {uid}。',
}
