/**
 * Retired names, and their replacements (docs/glossary.md). `npm run names` counts the rest of each; one with
 * `isEnforced` may not return.
 */
import { names, word } from './name-patterns.ts'

export interface RetiredName {
  readonly old: RegExp
  readonly use: string
  /** If true, an occurrence is a fault. */
  readonly isEnforced: boolean
  /** The word is ordinary English: comments and texts may use it. */
  readonly isNameOnly?: boolean
  /** Where the name has this meaning; elsewhere it is another word. */
  readonly only?: RegExp
  readonly allowed?: readonly { readonly files: RegExp; readonly why: string }[]
}

const server = /^apps\/server\//
const queryCache = /^(?:apps\/(?:h5|console)\/src|packages\/client)\//
const checksThemselves = { files: /^tools\/check\/words/, why: 'the list of words that people do not read' }

export const retiredNames: Readonly<Record<string, RetiredName>> = {
  deed: {
    old: word('deed', 'deeds'),
    use: 'audit event, recordAuditEvent, audit_event',
    isEnforced: false,
  },
  trail: { old: word('trail', 'trails'), use: 'audit log', isEnforced: false },
  attempt: {
    old: names(
      'staff_attempt*',
      'StaffAttempt*',
      'Attempt(?:Row|Page|Query)',
      'attempts(?:Kept|In)',
      'removeOldAttempts',
    ),
    use: 'denied request',
    isEnforced: false,
  },
  duty: {
    old: /(?<!\b[oO]n[ -])\b(?:dut(?:y|ies)|Duty)\b|\b(?:withDuty\w*|dutyNotHeld|dutyList|DutyList)\b/,
    use: 'permission, requirePermission',
    isEnforced: false,
  },
  atDesk: {
    old: /\batDesk\b|\bat-desk\b|\bdesk-only\b/,
    use: 'the permission of the contract row',
    isEnforced: true,
  },
  desk: {
    old: word('desk', 'desks'),
    use: 'admin, for the side of staff: features/<domain>/admin, x/admin/',
    isEnforced: false,
  },
  'room of the console': {
    old: word('room', 'rooms'),
    use: 'page',
    isEnforced: false,
    isNameOnly: true,
    only: /^apps\/console\//,
  },
  house: {
    old: word('house', 'houses'),
    use: 'provider, hospital or institution',
    isEnforced: false,
  },
  'on the wire': { old: /[oO]nTheWire\b|on-the-wire/, use: 'dto.ts, toMemberDto', isEnforced: true },
  sealed: {
    old: word('seal', 'seals', 'sealed', 'sealer', 'sealers', 'sealing', 'reseal', 'resealed', 'unsealed'),
    use: 'encrypt, encrypted, cipher',
    isEnforced: false,
  },
  opened: {
    old: names('Opened', 'opened(?:Family|Person|Words|Reading|Row)', 'opened-(?:family|person)'),
    use: 'decrypted',
    isEnforced: false,
  },
  keeper: { old: word('keeper', 'keepers'), use: 'data subject, data subject key', isEnforced: false },
  Ground: { old: names('Ground'), use: '…Deps, or the context', isEnforced: false },
  Told: {
    old: /\b(?:Told|Heard)(?:[A-Z]\w*)?\b|\b[A-Z]\w*(?:Told|Heard)\b|\/(?:told|heard)(?:-[\w-]+)?\.tsx?\b/,
    use: 'event or notice; PartnerResult',
    isEnforced: false,
    isNameOnly: true,
  },
  Standing: {
    old: /\b[A-Z]?[a-z]*Standing(?:[A-Z]\w*)?\b|\bstanding(?:Of|In|_state|[A-Z]\w*)\b|\/standing(?:-[\w-]+)?\.tsx?\b/,
    use: 'status',
    isEnforced: false,
    isNameOnly: true,
  },
  'a type that names nothing': {
    old: /\b(?:type|interface) (?:Asked|Wanted|Which|Given|Place|Ground|Told|Standing|Said|Found|Shown|Whose)\b/,
    use: 'the thing: RefundRequest, ClaimKey, OrderStatus',
    isEnforced: false,
    isNameOnly: true,
  },
  words: {
    old: word('words'),
    use: 'text, message or label',
    isEnforced: false,
    isNameOnly: true,
    allowed: [checksThemselves],
  },
  'place to book': {
    old: /\bplace(?:Id|Kinds?|Gone|Taken|Offered|Free|Data|Work|Jobs|Tables?|Faults?)\b|\bPlace(?:Kind|Work|Row|Id|Table|WaitTable|ResourceTable|Data)\b|\bplace_(?:id|resource|wait|hours|day_off)\b|\bplaces(?:Refusals|Near|Here|For|Stage)\b|\bfeatures\/places\b|\bplace-(?:store|part)\b/,
    use: 'slot; booking for what is taken',
    isEnforced: false,
  },
  'place of a table': { old: /\bdb\/places?\b|\btablePlaces?\b/, use: 'distribution', isEnforced: false },
  'place of a login': {
    old: /\bplace_hash\b|\bplace(?:Life\w*|Key|Mark|Cookie)\b|\b(?:identity|staff)\/places\b/,
    use: 'origin',
    isEnforced: false,
  },
  'line of people': {
    old: /\b(?:joinLine|leaveLine|nextInLine|endLine)\b|\bplaces\/line\b|\bplace_wait\b/,
    use: 'waitlist',
    isEnforced: false,
  },
  paper: { old: word('paper', 'papers'), use: 'document', isEnforced: false },
  'part of an order': {
    old: /\borders\/parts\b|\bPart(?:Data|Payers?|Fen)\b|\bpart(?:Payers?|Fen)\b|\bpharmacy-part\b/,
    use: 'component',
    isEnforced: false,
  },
  grants: {
    old: /(?<![A-Za-z])grants?(?![a-z]|_type|Type)|(?<!Wecom)Grants?(?![a-z]|Type)|\bseconded\w*/,
    use: 'approvals',
    isEnforced: false,
    isNameOnly: true,
  },
  hooks: {
    old: /\bhooks?\b|\b\w*Hooks\b/,
    use: 'extension points',
    isEnforced: false,
    only: server,
  },
  insist: {
    old: names('insist', 'insists', 'Insist'),
    use: 'retry-chunk',
    isEnforced: false,
    isNameOnly: true,
  },
  'ways-out': { old: names('ways-out', 'waysOut'), use: 'external-links', isEnforced: false },
  'let-in': { old: names('let-in', 'letIn*'), use: 'create-session', isEnforced: false },
  'at-hand': {
    old: names('at-hand', 'atHand', 'isAtHand', 'keepFeedbackAtHand'),
    use: 'offline-bundle',
    isEnforced: false,
  },
  bones: { old: word('bones'), use: 'boot-skeleton', isEnforced: false },
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
    isEnforced: false,
  },
  stretch: {
    old: names('stretch', 'stretchOf', 'Stretch'),
    use: 'history-group',
    isEnforced: false,
    isNameOnly: true,
  },
  together: {
    old: names('areTogether', 'isTogether', 'Together', 'together\\.ts'),
    use: 'combine-queries',
    isEnforced: false,
    isNameOnly: true,
  },
  'steady-sender': {
    old: names('steady-sender', 'steadySender*'),
    use: 'slow-body-guard',
    isEnforced: false,
  },
  unfit: {
    old: names('unfit', 'unfitIn', 'Unfit'),
    use: 'invalid-json',
    isEnforced: false,
    isNameOnly: true,
  },
  packing: { old: names('packings?', 'addPacking'), use: 'compression', isEnforced: false, isNameOnly: true },
  door: { old: word('door', 'doors'), use: 'auth channel', isEnforced: false },
  puzzle: { old: word('puzzle', 'puzzles'), use: 'proof-of-work', isEnforced: false },
  guess: {
    old: word('guess', 'guesses', 'guessing'),
    use: 'brute-force guard',
    isEnforced: false,
    isNameOnly: true,
  },
  turns: { old: /\bplatform\/turns\b|\bturns?Of\b|\bturns\.ts\b/, use: 'fair queue', isEnforced: false },
  moves: {
    old: /\bmoves\b|\bplatform\/moves\b|\bmove(?:State|Case|Exam|Order|Sale|Consultation|Bill|Wait|Booking)\b|\/moves\.ts\b/,
    use: 'transitions',
    isEnforced: false,
    isNameOnly: true,
  },
  tend: { old: word('tend', 'tends', 'tending'), use: 'cleanup', isEnforced: false },
  'taken-keys': { old: /\btaken[-_]keys?\b|\b[tT]akenKeys?\b/, use: 'unique-keys', isEnforced: false },
  kept: {
    old: /\/kept-[\w-]+|\bKept(?:[A-Z]\w*)?\b/,
    use: '…-store, or what is stored',
    isEnforced: false,
    isNameOnly: true,
  },
  'let-go': { old: names('let-go', 'letGo*'), use: 'release', isEnforced: false },
  'moved-on': { old: names('moved-on', 'movedOn*'), use: 'edit-conflict', isEnforced: false },
  'weigh-again': { old: names('weigh-again', 'weighAgain', 'reweigh'), use: 'reassess', isEnforced: false },
  isHeard: { old: names('isHeard'), use: 'isVerified', isEnforced: false },
  hindrance: { old: word('hindrance', 'hindrances'), use: 'blockers', isEnforced: false },
  'learn, known of the query cache': {
    old: /\b(?:learn|known)\(|\.(?:learn|known)\b|\bknownOf\b|\blearn(?:Ahead)?\b|\bknown[,:]/,
    use: 'set, get',
    isEnforced: false,
    isNameOnly: true,
    only: queryCache,
  },
  voices: {
    old: /\bvoices\b|\bvoice-desk\b|\b[vV]oiceDesk\w*|\bvoices?Of\b/,
    use: 'feedback',
    isEnforced: false,
  },
  'advert-desk': {
    old: /\badvert-desk\b|\b[aA]dvertDesk\w*|\bfeatures\/advert\b/,
    use: 'adverts',
    isEnforced: false,
  },
}
