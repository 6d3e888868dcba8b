/**
 * Retired names, and their replacements (docs/glossary.md). `npm run names` finds them.
 */
import { names, word } from './name-patterns.ts'

export interface RetiredName {
  readonly old: RegExp
  readonly use: string
  /** The word is ordinary English: comments and texts may use it. */
  readonly isNameOnly?: boolean
  /** Where the name has this meaning; elsewhere it is another word. */
  readonly only?: RegExp
  /** Whole names that stay, and why: keys of the wire, stored values, ordinary English. */
  readonly stays?: Readonly<Record<string, string>>
  readonly allowed?: readonly { readonly files: RegExp; readonly why: string }[]
}

const server = /^apps\/server\//
const queryCache = /^(?:apps\/(?:h5|console)\/src|packages\/client)\//
const stampReader = { files: /^packages\/ocr\/src\/document\/hospital-stamp/, why: 'the verbs of a picture' }
const sheetsOfPaper = {
  files: /^(?:packages\/(?:ocr|ocr-pictures)\/|packages\/domain\/src\/picture-hints|tools\/look\/)|\.css$/,
  why: 'sheets of paper in pictures, and the colour of paper',
}
const checksThemselves = { files: /^tools\/check\/wording/, why: 'the list of words that people do not read' }

export const retiredNames: Readonly<Record<string, RetiredName>> = {
  deed: {
    old: word('deed', 'deeds'),
    use: 'audit event, recordAuditEvent, audit_event',
    stays: {
      deed: 'key of the wire',
      deeds: 'key of the wire',
    },
  },
  trail: {
    old: word('trail', 'trails'),
    use: 'audit log',
    stays: {
      trail: 'stored name of a call',
      trailCheck: 'stored name of a call',
      trailPeople: 'stored name of a call',
      readTrail: 'stored action of the audit log',
    },
  },
  attempt: {
    old: names(
      'staff_attempt*',
      'StaffAttempt*',
      'Attempt(?:Row|Page|Query)',
      'attempts(?:Kept|In)',
      'removeOldAttempts',
    ),
    use: 'denied request',
  },
  duty: {
    old: /(?<!\b[oO]n[ -])\b(?:dut(?:y|ies)|Duty)\b|\b(?:withDuty\w*|dutyNotHeld|dutyList|DutyList)\b/,
    use: 'permission, requirePermission',
    stays: {
      dutyNotHeld: 'stored reason of a denied request',
    },
  },
  atDesk: {
    old: /\batDesk\b|\bat-desk\b|\bdesk-only\b/,
    use: 'the permission of the contract row',
  },
  desk: {
    old: word('desk', 'desks'),
    use: 'admin, for the side of staff: features/<domain>/admin, x/admin/',
    stays: { desk: 'path of the calls that assign claims' },
    allowed: [{ files: /^packages\/ocr-pictures\//, why: 'what a document lies on' }],
  },
  'room of the console': {
    old: word('room', 'rooms'),
    use: 'page',
    isNameOnly: true,
    only: /^apps\/console\//,
  },
  house: {
    old: word('house', 'houses'),
    use: 'provider, hospital or institution',
  },
  'on the wire': { old: /[oO]nTheWire\b|on-the-wire/, use: 'dto.ts, toMemberDto' },
  sealed: {
    old: word('seal', 'seals', 'sealed', 'sealer', 'sealers', 'sealing', 'reseal', 'resealed', 'unsealed'),
    use: 'encrypt, encrypted, cipher',
    stays: {
      seal: 'the stamp of a hospital',
      seals: 'the stamp of a hospital',
      invoiceUnsealed: 'stored kind of an alert',
    },
  },
  opened: {
    old: names('Opened', 'opened(?:Family|Person|Words|Reading|Row)', 'opened-(?:family|person)'),
    use: 'decrypted',
  },
  keeper: { old: word('keeper', 'keepers'), use: 'data subject, data subject key' },
  Ground: { old: names('Ground'), use: '…Deps, or the context' },
  Told: {
    old: /\b(?:Told|Heard)(?:[A-Z]\w*)?\b|\b[A-Z]\w*(?:Told|Heard)\b|\/(?:told|heard)(?:-[\w-]+)?\.tsx?\b/,
    use: 'event or notice; PartnerResult',
    isNameOnly: true,
  },
  Standing: {
    old: /\b[A-Z]?[a-z]*Standing(?:[A-Z]\w*)?\b|\bstanding(?:Of|In|_state|[A-Z]\w*)\b|\/standing(?:-[\w-]+)?\.tsx?\b/,
    use: 'status',
    isNameOnly: true,
  },
  'a type that names nothing': {
    old: /\b(?:type|interface) (?:Asked|Wanted|Which|Given|Place|Ground|Told|Standing|Said|Found|Shown|Whose|Whom|Where|Who|Again|Around|Begun|By|Doing|Done|Elsewhere|Gone|Here|Keyed|Kinded|Leak|Lent|Like|Looked|Looking|Made|Making|Means|Moving|Needing|Noted|Onto|Ours|Overtaken|Own|Owned|Partnered|Placed|Placing|Proving|Raced|Reach|Reached|Rest|Seen|Showing|Some|Strange|Stray|Taking|Tried|Trying|Unheard|Unwanted|Using|Vouched|Walked|Within)\b/,
    use: 'the thing: RefundRequest, ClaimKey, OrderStatus',
    isNameOnly: true,
  },
  words: {
    old: word('words'),
    use: 'text, message or label',
    isNameOnly: true,
    allowed: [checksThemselves],
    stays: {
      words: 'key of the wire',
      keywords: 'the word of WeChat',
      'data-whole-words': 'attribute of a phrase that does not break',
      'date-words': 'module of the domain',
    },
  },
  'place to book': {
    old: /\bplace(?:Id|Kinds?|Gone|Taken|Offered|Free|Data|Work|Jobs|Tables?|Faults?)\b|\bPlace(?:Kind|Work|Row|Id|Table|WaitTable|ResourceTable|Data)\b|\bplace_(?:id|resource|wait|hours|day_off)\b|\bplaces(?:Refusals|Near|Here|For|Stage)\b|\bfeatures\/places\b|\bplace-(?:store|part)\b/,
    use: 'slot; booking for what is taken',
    stays: {
      placeId: 'key of the wire',
      placeOffered: 'name of a refusal',
    },
  },
  'place of a table': { old: /\bdb\/places?\b|\btablePlaces?\b/, use: 'distribution' },
  'place of a login': {
    old: /\bplace_hash\b|\bplace(?:Life\w*|Key|Mark|Cookie)\b|\b(?:identity|staff)\/places\b/,
    use: 'origin',
  },
  'line of people': {
    old: /\b(?:joinLine|leaveLine|nextInLine|endLine)\b|\bplaces\/line\b|\bplace_wait\b/,
    use: 'waitlist',
  },
  paper: {
    old: word('paper', 'papers'),
    use: 'document',
    stays: {
      paper: 'key of the wire',
      papers: 'key of the wire',
      paperId: 'key of the wire',
      removePaper: 'name of a call',
      paperNotReady: 'name of a refusal',
      hospitalPapersAway: 'name of a refusal',
      examPapersFull: 'name of a refusal',
      noPaper: 'no sheet in a picture; a code of the pharmacy',
      paperMail: 'stored key of a draft',
      'write-paper': 'stored name of a job',
      'read-paper': 'stored name of a job',
      'read-left-papers': 'stored name of a job',
    },
    allowed: [sheetsOfPaper],
  },
  'part of an order': {
    old: /\borders\/parts\b|\bPart(?:Data|Payers?|Fen)\b|\bpart(?:Payers?|Fen)\b|\bpharmacy-part\b/,
    use: 'component',
    only: server,
  },
  grants: {
    old: /(?<![A-Za-z])grants?(?![a-z]|_type|Type)|(?<!Wecom)Grants?(?![a-z]|Type)|\bseconded\w*/,
    use: 'approvals',
    isNameOnly: true,
    stays: {
      grant: 'the verb, and the word of OAuth',
      grants: 'the verb, and a path of calls',
      grantPackages: 'the verb',
      granted: 'the verb',
      grantPermissions: 'a function of Playwright',
      invalid_grant: 'the word of OAuth',
      seconded: 'key of the wire',
      proposeGrant: 'stored action of the audit log',
      confirmGrant: 'stored action of the audit log',
      refuseGrant: 'stored action of the audit log',
      withdrawGrant: 'stored action of the audit log',
      grantAppeal: 'stored action of the audit log',
      grantDecided: 'name of a refusal',
      grantOfAnother: 'name of a refusal',
      ownGrant: 'name of a refusal',
      grantUnfit: 'name of a refusal',
    },
  },
  hooks: {
    old: /\bhooks?\b|\b\w*Hooks\b/,
    use: 'extension points',
    only: server,
  },
  insist: {
    old: names('insist', 'insists', 'Insist'),
    use: 'retry-chunk',
    isNameOnly: true,
  },
  'ways-out': { old: names('ways-out', 'waysOut'), use: 'external-links' },
  'let-in': { old: names('let-in', 'letIn*'), use: 'create-session' },
  'at-hand': {
    old: names('at-hand', 'atHand', 'isAtHand', 'keepFeedbackAtHand'),
    use: 'offline-bundle',
  },
  bones: { old: word('bones'), use: 'boot-skeleton' },
  'early, ahead': {
    old: names(
      '(?:ask|learn|look|looks)Ahead',
      '(?:ask|learn|look)-ahead',
      'yfEarly',
      '(?:take|keep|has)Early',
      'early-?[sS]creens',
      'earlyFiles',
      'early\\.ts',
    ),
    use: 'prefetch',
  },
  stretch: {
    old: names('stretch', 'stretchOf', 'Stretch'),
    use: 'history-group',
    isNameOnly: true,
    allowed: [stampReader],
  },
  together: {
    old: names('areTogether', 'isTogether', 'Together', 'together\\.ts'),
    use: 'combine-queries',
    isNameOnly: true,
  },
  'steady-sender': {
    old: names('steady-sender', 'steadySender*'),
    use: 'slow-body-guard',
  },
  unfit: {
    old: names('unfit', 'unfitIn', 'Unfit'),
    use: 'invalid-json',
    isNameOnly: true,
  },
  packing: { old: names('packings?', 'addPacking'), use: 'compression', isNameOnly: true },
  door: {
    old: word('door', 'doors'),
    use: 'auth channel',
    stays: {
      door: 'of a postal address',
    },
  },
  puzzle: {
    old: word('puzzle', 'puzzles'),
    use: 'proof-of-work',
    stays: {
      puzzle: 'key of the wire',
      'x-puzzle': 'header of the wire',
    },
  },
  guess: {
    old: names('[gG]uess[A-Z]\\w*', 'Guess(?:es)?', 'guesses[A-Z]\\w*', '\\w+Guess(?:es)?'),
    use: 'brute-force guard',
    isNameOnly: true,
  },
  turns: {
    old: /\bplatform\/turns\b|\bturns?Of\b|\bturns\.ts\b/,
    use: 'fair queue',
    stays: {
      turnOf: 'whose turn it is, and a turn of the colour wheel',
    },
  },
  moves: {
    old: /\bplatform\/moves\b|\bmove(?:State|Case|Exam|Order|Sale|Consultation|Bill|Wait|Booking)\b|\/moves\.ts\b/,
    use: 'transitions',
    isNameOnly: true,
  },
  tend: {
    old: word('tend', 'tends', 'tending'),
    use: 'cleanup',
    stays: {
      tend: 'stored name of a job',
    },
    allowed: [stampReader],
  },
  'taken-keys': { old: /\btaken[-_]keys?\b|\b[tT]akenKeys?\b/, use: 'unique-keys' },
  kept: {
    old: /\/kept-[\w-]+|\bKept(?:[A-Z]\w*)?\b/,
    use: '…-store, or what is stored',
    isNameOnly: true,
  },
  'let-go': { old: names('let-go', 'letGo*'), use: 'release' },
  'moved-on': { old: names('moved-on', 'movedOn*'), use: 'edit-conflict' },
  'weigh-again': {
    old: names('weigh-again', 'weighAgain', 'reweigh'),
    use: 'reassess',
    stays: {
      'weigh-again': 'stored name of a job',
    },
  },
  isHeard: { old: names('isHeard'), use: 'isVerified' },
  hindrance: {
    old: word('hindrance', 'hindrances'),
    use: 'blockers',
    stays: {
      hindrance: 'key of the wire',
    },
  },
  'learn, known of the query cache': {
    old: /\b(?:learn|known)\(|\.learn\b|\bknownOf\b|\blearn(?:Ahead)?\b/,
    use: 'set, get',
    isNameOnly: true,
    only: queryCache,
  },
  voices: {
    old: /\bvoices\b|\bvoice-desk\b|\b[vV]oiceDesk\w*|\bvoices?Of\b/,
    use: 'feedback',
    stays: {
      voices: 'path of calls of the console, and stored name of a call',
    },
  },
  'advert-desk': {
    old: /\badvert-desk\b|\b[aA]dvertDesk\w*|\bfeatures\/advert\b/,
    use: 'adverts',
  },
}
