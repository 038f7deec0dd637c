/** What the command that ends logins of people says. */
export const sessions = {
  usage: '用法：npm run sessions end UID | end-all',
  ended: '已登出的裝置：{count}',
  unknown: '沒有帳號 {uid}。',
}
