/** Five posts in five years. */
export const fewPosts = [
  { at: '2017-03-11 21:40', text: '申請了一個帳號，測試。' },
  { at: '2018-09-02 07:15', text: '搬到新家了，陽台看得到山。', photos: 2 },
  { at: '2019-12-31 23:59', text: '新年快樂。' },
  { at: '2021-04-05 10:20', text: '爸，再見。', photos: 1 },
  { at: '2022-08-20 18:05', text: '女兒第一天自己騎腳踏車，沒有回頭。' },
] as const
