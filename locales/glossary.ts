import type { Language } from '#domain/catalogue/languages'

export interface Term {
  /** What it is. */
  about: string
  /** Its one name in each language. */
  name: Readonly<Record<Language, string>>
  /** Other names of it that stood on screens or would come to mind: no words of the language may use them. */
  not: Readonly<Partial<Record<Language, RegExp>>>
}

/** One name for one thing: the words of every language are held to it by `glossary.test.ts`. */
export const glossary: readonly Term[] = [
  {
    about: 'the journal book that is made from a person’s days',
    name: { 'zh-tw': '日誌書', 'zh-hk': '日誌書', en: 'journal book' },
    not: { 'zh-tw': /時光書|日記書|手帳書/, 'zh-hk': /時光書|日記書|手帳書/, en: /time book|diary book/i },
  },
  {
    about: 'an entry that its maker writes by hand',
    name: { 'zh-tw': '補登', 'zh-hk': '補登', en: 'entry' },
    not: {
      'zh-tw': /補一[篇則]|補登內容|補登一則|補寫/,
      'zh-hk': /補一[篇則]|補登內容|補登一則|補寫/,
      en: /\bpatch/i,
    },
  },
  {
    about: 'one of the seven designs of pages',
    name: { 'zh-tw': '版型', 'zh-hk': '版型', en: 'layout' },
    not: {
      'zh-tw': /七種排法|佈局|布局/,
      'zh-hk': /七種排版|佈局|布局/,
      en: /(?<!--)\btypesets?\b(?!;)/i,
    },
  },
  {
    about:
      'a login provider that an operator adds: it is called by its own name, never by that of its protocol',
    name: { 'zh-tw': '用 {name} 繼續', 'zh-hk': '以 {name} 繼續', en: 'continue with {name}' },
    not: { 'zh-tw': /OpenID|OIDC/i, 'zh-hk': /OpenID|OIDC/i, en: /OpenID|OIDC/i },
  },
  {
    about: 'what a device logs in with by finger, face or PIN (WebAuthn)',
    name: { 'zh-tw': '通行密鑰', 'zh-hk': '通行密鑰', en: 'passkey' },
    not: { 'zh-tw': /通行金鑰|密碼金鑰/, 'zh-hk': /通行金鑰|密碼金鑰/, en: /pass key|security key/i },
  },
  {
    about: 'what somebody wrote on a network',
    name: { 'zh-tw': '貼文', 'zh-hk': '帖文', en: 'post' },
    not: { 'zh-tw': /帖文/, 'zh-hk': /貼文/ },
  },
  {
    about: 'a photo; the product with photos alone is 相片書 everywhere',
    name: { 'zh-tw': '照片', 'zh-hk': '相片', en: 'photo' },
    not: { 'zh-tw': /相片(?!書)/, 'zh-hk': /照片/ },
  },
  {
    about: 'an account',
    name: { 'zh-tw': '帳號', 'zh-hk': '帳戶', en: 'account' },
    not: { 'zh-tw': /帳戶|賬/, 'zh-hk': /帳號|賬/ },
  },
  {
    about: 'to send a file here',
    name: { 'zh-tw': '上傳', 'zh-hk': '上載', en: 'upload' },
    not: { 'zh-tw': /上載/, 'zh-hk': /上傳/ },
  },
  {
    about: 'to come in with one’s account',
    name: { 'zh-tw': '登入', 'zh-hk': '登入', en: 'log in' },
    not: { 'zh-tw': /登錄|登陸/, 'zh-hk': /登錄|登陸/, en: /\bsign(ed)? in\b/i },
  },
  {
    about: 'what a network lets people download of theirs',
    name: { 'zh-tw': '備份檔', 'zh-hk': '備份檔', en: 'archive' },
    not: { 'zh-tw': /存檔檔|封存/, 'zh-hk': /存檔檔|封存/, en: /\bbackups? of (facebook|instagram)/i },
  },
  {
    about: 'where deleted entries lie',
    name: { 'zh-tw': '回收桶', 'zh-hk': '回收筒', en: 'recycle bin' },
    not: { 'zh-tw': /垃圾桶|回收站|回收筒/, 'zh-hk': /垃圾桶|回收站|回收桶/, en: /\btrash|dustbin/i },
  },
  {
    about: 'what takes something off a price',
    name: { 'zh-tw': '優惠券', 'zh-hk': '優惠券', en: 'coupon' },
    not: { 'zh-tw': /折價券|優惠卷/, 'zh-hk': /折價券|優惠卷/, en: /discount code/i },
  },
  {
    about: 'books that are about to be ordered',
    name: { 'zh-tw': '購物籃', 'zh-hk': '購物籃', en: 'basket' },
    not: { 'zh-tw': /購物車/, 'zh-hk': /購物車/, en: /\b(shopping )?cart\b/i },
  },
  {
    about: 'what something costs',
    name: { 'zh-tw': '價格', 'zh-hk': '價錢', en: 'price' },
    not: { 'zh-tw': /價錢/, 'zh-hk': /價格/ },
  },
]
