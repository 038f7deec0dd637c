/** Every word that a person can read in the sandbox's pages and answers, in one place. */
export const words = {
  page: {
    title: (site: string) => `${site}（開發用替身）`,
    standIn: '這裡不是真的網站，是開發時的替身；不會連到外面，也不需要密碼。',
    question: (client: string) => `「${client}」想以誰的身分登入？`,
    scopes: '要求的權限',
    people: '選一個人',
    brokenTitle: '無法開啟登入頁',
    broken: '這個登入要求有缺漏或不被接受：',
  },
  sites: { facebook: 'Facebook', instagram: 'Instagram', oidc: 'OpenID Connect' },
  people: {
    demo: { name: '林予安', about: '示範人生：五年的貼文、粉絲專頁、相簿與 Instagram' },
    empty: { name: '空白先生', about: '空的帳號：什麼都還沒發過' },
    huge: { name: '多多小姐', about: '很大的帳號：5,000 則貼文，少量小照片' },
    refuses: { name: '不要先生', about: '按下之後會拒絕授權' },
    expires: { name: '過期小姐', about: '匯入到一半，登入會失效；再登入一次就好' },
    withholds: { name: '保留先生', about: '不給看照片與相簿' },
    limited: { name: '慢慢小姐', about: '呼叫太多次，會被限制一陣子' },
    second: { name: '周以晴', about: '另一個普通人' },
  },
  fanPage: { name: '予安的慢慢走', category: '個人部落格' },
  wallAlbum: '動態時報相片',
  tagged: [
    { by: '吳凱文', at: '2020-10-25 12:10', text: '祝山看日出，有人在小火車上睡到口水流下來，我不說是誰。' },
    { by: '蔡佳穎', at: '2021-04-18 20:30', text: '白牆小隊合照補檔，背景是霧，前景也是霧。' },
    { by: '余子晴', at: '2022-07-18 21:00', text: '小米滿月快樂！阿姨的油飯照吃三碗。' },
  ],
} as const
