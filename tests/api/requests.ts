import type { CallInput } from '../studio.ts'

/** What the requests of the access test are about. */
export interface Fixture {
  uid: string
  /** Somebody else. */
  stranger: string
  bid: string
  sid: string
  itemId: string
  /** Of the item, now. */
  version: number
  month: string
  lineId: string
  pageKey: string
  share: string
  picture: Buffer
  /** Of a picture that was uploaded. */
  imageId: string
  /** Of the owner, on another device. */
  otherSession: string
}

type Row = (of: Fixture) => Pick<CallInput, 'params' | 'query' | 'body' | 'file'>

const book: Row = ({ bid }) => ({ params: { bid } })
const social: Row = ({ sid }) => ({ params: { sid } })

/** A good request for every call of the contract. A call without a row fails the access test. */
export const requests: Record<string, Row> = {
  listBooks: ({ uid }) => ({ query: { uid } }),
  readBook: book,
  createBook: () => ({ body: {} }),
  deleteBook: book,
  readDesign: book,
  changeDesign: of => ({ ...book(of), body: { title: '新的書名' } }),
  changeTypeset: of => ({ ...book(of), body: { typeset: 'a5-2' } }),
  previewTypeset: ({ bid }) => ({ params: { bid, typeset: 'a5-2' } }),
  changeItem: ({ bid, month, itemId, version, imageId }) => ({
    params: { bid, chapterId: month, itemId },
    body: { version, content: '改過的字', photos: [{ photoId: imageId, added: true }] },
  }),
  createItem: of => ({ ...book(of), body: { content: '一則', postDate: '2024-05-04 10:00', picList: [] } }),
  undo: book,
  redo: book,
  readPlan: book,
  readPage: ({ bid, pageKey }) => ({ params: { bid, key: pageKey } }),
  readChapterPages: ({ bid, month }) => ({ params: { bid, chapterId: month } }),
  listChapters: book,
  readWarnings: book,
  checkBook: book,
  watchBook: book,
  makeDownload: book,
  readDownload: book,
  readExport: ({ uid }) => ({ params: { uid } }),
  makeExport: ({ uid }) => ({ params: { uid } }),
  removeExport: ({ uid }) => ({ params: { uid } }),
  uploadImage: ({ picture }) => ({ file: picture }),
  readSharing: book,
  changeSharing: of => ({ ...book(of), body: {} }),
  unlockShare: ({ bid, share }) => ({ params: { bid }, body: { share } }),
  readSocialBook: social,
  chooseAll: of => ({ ...social(of), body: { chosen: true } }),
  createPatch: of => ({
    ...social(of),
    body: { content: '一則', postDate: '2024-05-05 10:00', picList: [] },
  }),
  listChapterItems: ({ sid, month }) => ({ params: { sid, cid: month } }),
  listItems: social,
  chooseChapter: ({ sid, month }) => ({ params: { sid, cid: month }, body: { chosen: true } }),
  changeSocialItem: ({ sid, month, itemId, version }) => ({
    params: { sid, cid: month, itemId },
    body: { version, chosen: true },
  }),
  flushChapter: ({ sid, month }) => ({ params: { sid, cid: month }, body: { type: 'recover' } }),
  importFromNetworks: ({ bid }) => ({ query: { bid } }),
  importArchives: ({ bid }) => ({ body: { bid, uploads: ['not-there'] } }),
  listImports: ({ bid }) => ({ query: { bid } }),
  readReceipt: ({ bid }) => ({ query: { bid } }),
  takeDuplicate: ({ lineId }) => ({ params: { lineId } }),
  readUser: ({ uid }) => ({ params: { uid } }),
  readTalked: ({ uid }) => ({ params: { uid } }),
  readQuotas: ({ uid }) => ({ params: { uid } }),
  changeUser: ({ uid }) => ({ params: { uid }, body: { region: 'HK' } }),
  readDeletion: ({ uid }) => ({ params: { uid } }),
  deleteUser: ({ uid }) => ({ params: { uid } }),
  keepUser: ({ uid }) => ({ params: { uid } }),
  listSessions: ({ uid }) => ({ params: { uid } }),
  endSession: ({ uid, otherSession }) => ({ params: { uid, sessionId: otherSession } }),
  endOtherSessions: ({ uid }) => ({ params: { uid } }),
  unlinkNetwork: ({ uid }) => ({ params: { uid, network: 'facebook' } }),
  openSession: ({ uid }) => ({ body: { uid, ticket: 'not-a-ticket' } }),
  closeSession: () => ({}),
  bindReferrer: ({ stranger }) => ({ query: { parent: stranger } }),
}
