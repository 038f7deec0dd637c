/**
 * The refusals that any screen may hear, those of the shop aside (shop-codes.ts): number on the wire (`errors.code`), HTTP status, and the locale key
 * `web-errors:codes.<name>` of its sentence, or `web-errors:http.<status>`. Numbers below 41000 are the status with two digits; 41109 is the specification's.
 */
export const generalCodes = {
  badRequest: { code: 40000, status: 400 },
  unknownField: { code: 40001, status: 400 },
  /** NUL or half a character in a text, where `fields` says. */
  badCharacters: { code: 40002, status: 400 },
  tooManyBooks: { code: 40010, status: 400 },
  quotaUploadBytes: { code: 40310, status: 403 },
  quotaUploads: { code: 40311, status: 403 },
  quotaPictureBytes: { code: 40312, status: 403 },
  quotaImages: { code: 40313, status: 403 },
  quotaImports: { code: 42910, status: 429 },
  quotaPdfs: { code: 42911, status: 429 },
  quotaExports: { code: 42912, status: 429 },
  lastBook: { code: 40011, status: 400 },
  /** Nothing else is left to log in with. */
  lastLogin: { code: 40012, status: 400 },
  /** More ways to log in than an account can have. */
  tooManyAccounts: { code: 40013, status: 400 },
  /** Whoever wants to join two accounts has logged in to the one that he is in. */
  sameAccount: { code: 40014, status: 400 },
  emptyPatch: { code: 40020, status: 400 },
  badDate: { code: 40021, status: 400 },
  unknownPicture: { code: 40022, status: 400 },
  pictureTooSmall: { code: 40030, status: 400 },
  notAPicture: { code: 40031, status: 400 },
  brokenPicture: { code: 40032, status: 400 },
  pictureTooLarge: { code: 40033, status: 400 },
  nothingToImport: { code: 40040, status: 400 },
  bookEmpty: { code: 40050, status: 400 },
  nothingToUndo: { code: 40060, status: 400 },
  nothingToRedo: { code: 40061, status: 400 },
  wrongPassword: { code: 40070, status: 400 },
  /** A password for a link that is among the first that are tried. */
  guessablePassword: { code: 40071, status: 400 },
  /** What stands where an e-mail address should is none. */
  badEmail: { code: 40090, status: 400 },
  /** The link for a login was opened before, or is too old. */
  linkSpent: { code: 40091, status: 400 },
  /** The invitation was taken, or is too old. */
  invitationSpent: { code: 40092, status: 400 },
  /** The passkey is none of ours, or what it signed is not what was asked for. */
  passkeyRefused: { code: 40093, status: 400 },
  /** What a passkey was to sign was signed before, is too old, or was asked for in another browser. */
  passkeyExpired: { code: 40094, status: 400 },
  selfReferral: { code: 40080, status: 400 },
  unauthorized: { code: 40100, status: 401 },
  ticketSpent: { code: 40101, status: 401 },
  forbidden: { code: 40300, status: 403 },
  /** The page of another site made a browser send it. */
  crossSite: { code: 40302, status: 403 },
  /** Who runs the service has disabled the account. */
  accountDisabled: { code: 40303, status: 403 },
  /** The way to log in as who sits at this machine, asked for from elsewhere. */
  notLocal: { code: 40306, status: 403 },
  /** The link for a login was asked for in another browser. */
  linkOtherBrowser: { code: 40304, status: 403 },
  /** The link that links a mailbox was asked for by somebody who is not logged in. */
  linkOtherPerson: { code: 40307, status: 403 },
  /** Who wants to change how one logs in to his account has to have logged in shortly before. */
  loginAgain: { code: 40308, status: 403 },
  /** Accounts are opened here by invitation only. */
  uninvited: { code: 40305, status: 403 },
  bookFinal: { code: 40301, status: 403 },
  notFound: { code: 40400, status: 404 },
  /** The body of a request did not come, or a few bytes at a time. */
  tooSlow: { code: 40800, status: 408 },
  changedElsewhere: { code: 40900, status: 409 },
  importRunning: { code: 40901, status: 409 },
  /** What lies in the recycle bin is recovered before it is changed. */
  itemInBin: { code: 40904, status: 409 },
  /** The account is being deleted: too late to keep it. */
  deletionDue: { code: 40902, status: 409 },
  /** The account is going to be deleted: nothing of it is opened to others. */
  deletionPending: { code: 40903, status: 409 },
  /** Another account is logged in to with it. */
  belongsToAnother: { code: 40905, status: 409 },
  /** That the other account is the user’s too was not shown in this session, or too long ago. */
  joiningUnproven: { code: 40906, status: 409 },
  /** Something stands in the way of joining two accounts: readJoining says what. */
  joiningWaits: { code: 40907, status: 409 },
  tooLarge: { code: 41300, status: 413 },
  notAcceptable: { code: 41500, status: 415 },
  tooManyRequests: { code: 42900, status: 429 },
  /** The account is still being set up: ask again (specification 4, referrer binding). */
  accountNotReady: { code: 41109, status: 400 },
  serverError: { code: 50000, status: 500 },
  /** A connection, a lock or a statement took too long: ask again. */
  serverBusy: { code: 50300, status: 503 },
  /** PostgreSQL or the store of files does not answer: ask again. */
  serverAway: { code: 50301, status: 503 },
  /** The network that one wants to log in with does not answer: ask again. */
  networkAway: { code: 50303, status: 503 },
  /** Too little of the disk is free for an upload. */
  storageFull: { code: 50700, status: 507 },
  /** Too little of the disk is free for all that is of a person. */
  noRoomForExport: { code: 50701, status: 507 },
} as const satisfies Record<string, { code: number; status: number }>

export type GeneralCodeName = keyof typeof generalCodes

/** The refusal that a number stands for; undefined for one that this version does not know. */
export function codeNamed(code: number): GeneralCodeName | undefined {
  return codeNames.get(code)
}

// Object.entries forgets the names of the keys
const codeNames = new Map(
  (Object.keys(generalCodes) as GeneralCodeName[]).map(name => [generalCodes[name].code as number, name]),
)
