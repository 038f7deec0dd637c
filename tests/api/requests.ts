import { idempotencyHeader } from '#contract/call'
import { standardPrices } from '#domain/prices/price-table'
import { buildAddress } from '../shop/build-address.ts'
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
  /** Of a photo of the book. */
  sha256: string
  /** Of the owner, on another device. */
  otherSession: string
  /** Where the owner has books sent to. */
  addressId: string
  /** A coupon that everybody may claim. */
  couponCode: string
  /** Of the owner. */
  oid: string
  /** With which the person logged in. */
  accountId: string
  /** The account that is a passkey of the owner. */
  passkeyId: string
}

type Row = (of: Fixture) => Pick<CallInput, 'params' | 'query' | 'body' | 'file' | 'headers'>

const book: Row = ({ bid }) => ({ params: { bid } })
const address: Row = ({ addressId }) => ({ params: { addressId } })
const coupon: Row = ({ couponCode }) => ({ params: { code: couponCode } })
const order: Row = ({ oid }) => ({ params: { oid } })
const orderOf = ({ bid }: Fixture) => ({
  lines: [{ bid, binding: 'paperback', quantity: 1 }],
  region: 'TW',
  shipping: 'standard',
})
const staffAct: Row = ({ stranger }) => ({ params: { uid: stranger }, body: { reason: '客服' } })
const noJob = '00000000-0000-4000-8000-000000000000'
const social: Row = ({ sid }) => ({ params: { sid } })

/** A good request for every call of the contract. A call without a row fails the access test. */
export const requests: Record<string, Row> = {
  listBooks: ({ uid }) => ({ query: { uid } }),
  readBook: book,
  createBook: () => ({ body: {} }),
  copyBook: book,
  deleteBook: book,
  readDesign: book,
  changeDesign: of => ({ ...book(of), body: { title: '新的書名' } }),
  changeTypeset: of => ({ ...book(of), body: { typeset: 'a5-2' } }),
  previewTypeset: ({ bid }) => ({ params: { bid, typeset: 'a5-2' } }),
  previewEdition: book,
  takeEdition: book,
  changeItem: ({ bid, month, itemId, version, imageId }) => ({
    params: { bid, chapterId: month, itemId },
    body: { version, content: '改過的字', photos: [{ photoId: imageId, added: true }] },
  }),
  createItem: of => ({ ...book(of), body: { content: '一則', postDate: '2024-05-04 10:00', picList: [] } }),
  undo: book,
  redo: book,
  readPlan: book,
  readPage: ({ bid, pageKey }) => ({ params: { bid, key: pageKey } }),
  searchPages: of => ({ ...book(of), query: { q: '日記' } }),
  readPageFonts: ({ bid, pageKey }) => ({ params: { bid, key: pageKey } }),
  readChapterPages: ({ bid, month }) => ({ params: { bid, chapterId: month } }),
  listChapters: book,
  readWarnings: book,
  checkBook: book,
  searchPrices: () => ({ query: { countryCode: 'HK' } }),
  readBookPrice: of => ({ ...book(of), query: { region: 'TW' } }),
  compareTypesets: of => ({ ...book(of), query: { region: 'TW' } }),
  watchBook: book,
  askForNotice: book,
  makeDownload: book,
  readDownload: book,
  readExport: ({ uid }) => ({ params: { uid } }),
  proveAccount: ({ uid, stranger }) => ({ params: { uid }, body: { from: stranger, ticket: 'none' } }),
  readJoining: ({ uid }) => ({ params: { uid } }),
  joinAccounts: ({ uid, stranger }) => ({ params: { uid }, body: { from: stranger } }),
  cancelJoining: ({ uid }) => ({ params: { uid } }),
  makeExport: ({ uid }) => ({ params: { uid } }),
  removeExport: ({ uid }) => ({ params: { uid } }),
  uploadImage: ({ picture }) => ({ file: picture }),
  takePhotos: of => ({ ...book(of), body: { pictures: [of.sha256] } }),
  readSharing: book,
  changeSharing: of => ({ ...book(of), body: {} }),
  unlockShare: ({ bid, share }) => ({ params: { bid }, body: { share } }),
  readSocialBook: social,
  chooseAll: of => ({ ...social(of), body: { chosen: true } }),
  changeSpan: of => ({ ...social(of), body: { since: '200001', until: null } }),
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
  listPrivacy: social,
  decidePrivacy: of => ({ ...social(of), body: { kind: 'phone', text: '1', decision: 'keep' } }),
  listProofs: social,
  listFavourites: book,
  markFavourite: ({ bid, sha256 }) => ({ params: { bid, sha256 }, body: { favourite: true } }),
  markProof: ({ sid, itemId }) => ({ params: { sid, itemId }, body: { mark: '0123456789abcdef' } }),
  importFromNetworks: ({ bid }) => ({ query: { bid } }),
  importArchives: ({ bid }) => ({ body: { bid, uploads: ['not-there'] } }),
  listImports: ({ bid }) => ({ query: { bid } }),
  readReceipt: ({ bid }) => ({ query: { bid } }),
  takeDuplicate: ({ lineId }) => ({ params: { lineId } }),
  readBasket: () => ({}),
  changeBasket: ({ bid }) => ({ body: { lines: [{ bid, binding: 'paperback', quantity: 1 }] } }),
  listCoupons: () => ({}),
  listOfficialCoupons: () => ({}),
  readCoupon: coupon,
  claimCoupon: coupon,
  checkOrder: of => ({ body: orderOf(of) }),
  placeOrder: of => ({
    body: {
      ...orderOf(of),
      email: 'yijun@example.com',
      method: 'card',
      version: 'another',
      total: { amount: '0', currency: 'TWD' },
    },
    headers: { [idempotencyHeader]: 'one-press-of-the-button' },
  }),
  readBindingUsage: () => ({}),
  listOrders: ({ uid }) => ({ query: { uid } }),
  readOrder: order,
  hideOrder: order,
  payOrder: of => ({ ...order(of), body: { method: 'card' } }),
  readPrintbook: order,
  listDeskOrders: () => ({}),
  exportDeskOrders: () => ({}),
  readDeskOrder: order,
  shipDeskOrder: of => ({ ...order(of), body: {} }),
  reprintDeskOrder: order,
  acceptDeskFiles: order,
  refundDeskOrder: of => ({
    ...order(of),
    body: { amount: { amount: '1', currency: 'TWD' }, refundable: { amount: '1', currency: 'TWD' } },
  }),
  refundDeskOrderAgain: ({ oid }) => ({ params: { oid, rid: 'no-refund' } }),
  settleDeskTrouble: ({ oid }) => ({ params: { oid, troubleId: 'no-trouble' } }),
  listDeskActs: () => ({}),
  listDeskCoupons: () => ({}),
  readDeskCoupon: coupon,
  issueDeskCoupon: () => ({
    body: {
      code: 'SPRING-10',
      kind: 'discount',
      amount: null,
      percent: 10,
      pages: null,
      typeset: null,
      bookCount: null,
      pageLimit: null,
      minBilledPages: null,
      expiresAt: null,
      usesTotal: 10,
      usesEach: 1,
      official: false,
      orderNumber: null,
    },
  }),
  endDeskCoupon: coupon,
  listCouponBatches: () => ({}),
  readCouponBatch: () => ({ params: { batchId: 'no-batch' } }),
  issueCouponBatch: () => ({
    body: {
      name: '書展',
      coupons: 2,
      kind: 'discount',
      amount: null,
      percent: 10,
      pages: null,
      typeset: null,
      bookCount: null,
      pageLimit: null,
      minBilledPages: null,
      expiresAt: null,
    },
  }),
  endCouponBatch: () => ({ params: { batchId: 'no-batch' } }),
  listDeskPeople: () => ({}),
  readDeskPerson: ({ stranger }) => ({ params: { uid: stranger } }),
  disableDeskPerson: staffAct,
  enableDeskPerson: staffAct,
  changeDeskQuotas: of => ({ ...staffAct(of), body: { reason: '客服', quotas: { books: 9 }, seen: {} } }),
  deleteDeskPerson: of => ({ ...staffAct(of), body: { reason: '客服', name: 'nobody' } }),
  keepDeskPerson: staffAct,
  endDeskSessions: staffAct,
  readDeskService: () => ({}),
  readDeskStore: () => ({}),
  sweepDeskStore: () => ({}),
  listDeskJobs: () => ({ query: { state: 'failed' } }),
  changeDeskJob: () => ({ params: { jobId: noJob }, body: { act: 'retry' } }),
  readDeskFigures: () => ({ query: { from: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z' } }),
  listDeskPrices: () => ({}),
  changeDeskPrices: () => ({
    params: { region: 'HK' },
    body: {
      prices: {
        page: { ...standardPrices.HK.page, paperback: '1.7' },
        shipping: '28',
        express: null,
        nonCommercialFee: '30',
        groupPrice: '5',
        taxPercent: 0,
        deliveryDays: 10,
      },
      validFrom: null,
      lastChange: null,
    },
  }),
  withdrawDeskPrices: () => ({ params: { region: 'HK', changeId: 'no-change' } }),
  readPaymentKey: () => ({ query: { method: 'card' } }),
  readPayment: order,
  listCountries: () => ({}),
  listAddresses: () => ({}),
  createAddress: () => ({ body: buildAddress() }),
  changeCustomsInfo: ({ addressId }) => ({ body: { addressId, customs: null } }),
  readAddress: address,
  changeAddress: of => ({ ...address(of), body: buildAddress({ city: '中正區', postalCode: '100' }) }),
  deleteAddress: address,
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
  linkNetwork: ({ uid }) => ({ params: { uid }, body: { network: 'facebook' } }),
  linkMailbox: ({ uid }) => ({ params: { uid }, body: { email: 'yijun@example.com' } }),
  renameAccount: ({ uid, passkeyId }) => ({
    params: { uid, accountId: passkeyId },
    body: { name: '我的筆電' },
  }),
  beginPasskey: ({ uid }) => ({ params: { uid } }),
  addPasskey: ({ uid }) => ({
    params: { uid },
    body: { credentialId: 'eA', clientData: 'eA', attestationObject: 'eA', transports: [] },
  }),
  beginPasskeyLogin: () => ({}),
  logInWithPasskey: () => ({
    body: {
      credentialId: 'eA',
      clientData: 'eA',
      authenticatorData: 'eA',
      signature: 'eA',
      userHandle: 'eA',
    },
  }),
  unlinkAccount: ({ uid, accountId }) => ({ params: { uid, accountId } }),
  openSession: ({ uid }) => ({ body: { uid, ticket: 'not-a-ticket' } }),
  logInLocally: () => ({}),
  askForLoginLink: () => ({ body: { email: 'yijun@example.com' } }),
  listDeskInvitations: () => ({}),
  inviteFromDesk: () => ({ body: { email: null, language: 'en' } }),
  renewDeskInvitation: () => ({ params: { invitationId: 'none' }, body: { seen: '2026-01-01T00:00:00Z' } }),
  withdrawDeskInvitation: () => ({ params: { invitationId: 'none' } }),
  acceptInvitation: () => ({ body: { key: 'not-a-key' } }),
  openLoginLink: () => ({ body: { key: 'not-a-key' } }),
  closeSession: () => ({}),
  bindReferrer: ({ stranger }) => ({ query: { parent: stranger } }),
}
