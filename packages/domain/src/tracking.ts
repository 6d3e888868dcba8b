/** Specification §3: 1 a page is viewed, 0 something is tapped, 2 a call is answered. */
export const operations = { view: 1, click: 0, api: 2 } as const

export interface TrackedEvent {
  readonly pageKey: string
  /** The specification's own spelling. */
  readonly categary: string
  readonly module: string
  readonly feature: string
  readonly operation: 0 | 1 | 2
}

const row = (
  operation: TrackedEvent['operation'],
  pageKey: string,
  categary: string,
  module: string,
  feature: string,
): TrackedEvent => ({ pageKey, categary, module, feature, operation })

/** The same blocks on several pages, each tap in its own row of the table. */
const taps = <const Feature extends string, const Name extends string>(
  name: Name,
  pageKey: string,
  categary: string,
  module: string,
  features: readonly Feature[],
) =>
  Object.fromEntries(
    features.map((feature) => [
      `${name}.${feature}`,
      row(operations.click, pageKey, categary, module, feature),
    ]),
  ) as Record<`${Name}.${Feature}`, TrackedEvent>

const calls = <const Feature extends string>(features: Readonly<Record<Feature, string>>) =>
  Object.fromEntries(
    Object.entries<string>(features).map(([feature, categary]) => [
      `api.${feature}`,
      row(operations.api, 'api', categary, 'call', feature),
    ]),
  ) as Record<`api.${Feature}`, TrackedEvent>

/**
 * THE table of events. A tap names its row in `data-track`, a call in `track` of its contract row; page views are not
 * listed, they follow the route table.
 */
export const trackedEvents = {
  ...taps('home.tile', 'Home', 'home', 'king', [
    'home_king_claim_channel',
    'home_king_claim_search',
    'home_king_checkup',
    'home_king_checkup_appointment',
    'home_king_seek_doctor',
    'home_king_mall',
    'home_king_family_service',
    'home_king_drug_store',
    'home_king_encyclopedia',
    'home_king_free_equity',
    'home_king_hospital_list',
    'home_king_score_area',
    'home_king_health_service',
    'home_king_eap',
    'home_king_sleep',
    'home_king_carbon',
    'home_king_assessment',
    'home_king_activity',
    'home_king_insurance',
    'home_king_expense',
  ]),
  ...taps('mine.tile', 'userCenter', 'user', 'entry', [
    'personal_center_insurance',
    'personal_center_family',
    'personal_center_consultation',
    'personal_center_adviser',
    'personal_center_eap',
    'personal_center_sleep',
    'personal_center_free_equity',
    'personal_center_checkup',
    'personal_center_carbon',
    'personal_center_vip',
    'personal_center_mall',
    // All orders, above the tiles.
    'personal_center_order',
    'personal_center_orders',
    'personal_center_setup',
    'personal_center_insurance_service',
    'personal_center_claims',
    'personal_center_expense',
    'personal_center_coupons',
    'personal_center_cards',
    'personal_center_appointment',
    'personal_center_address',
    'personal_center_invoice',
  ]),
  ...taps('home', 'Home', 'home', 'block', [
    'banner',
    'bell',
    'strip',
    'dialog',
    'carbon',
    'company',
    'member',
    'policy',
    'package',
    'welfare',
    'score',
    'open',
    'openAll',
    'humanService',
  ]),
  ...taps('home.score', 'Home', 'home', 'score', ['1', '2', '3', '4']),
  ...taps('tab', 'Home', 'navigation', 'tab', [
    'home_foot_yfstar',
    'home_foot_hospital',
    'home_foot_company_area',
    'home_foot_personal_center',
  ]),
  ...taps('company', 'companyCenter', 'company', 'block', [
    'equity',
    'service',
    'partner',
    'carbon',
    'announcement',
  ]),
  ...taps('user', 'userCenter', 'user', 'block', [
    'family',
    'setup',
    'policy',
    'service',
    'humanService',
    'manual',
    'follow',
    'message',
    'suggestion',
    'faq',
    'score',
    'carbon',
  ]),
  ...taps('login', 'Login', 'identity', 'form', [
    'code',
    'password',
    'oneTap',
    'wechat',
    'sendCode',
    'register',
    'reset',
  ]),
  ...taps('message', 'message', 'messages', 'list', ['question', 'service', 'notice', 'carbon']),
  ...taps('setup', 'setup', 'settings', 'list', ['phone', 'certificate', 'elder', 'cache', 'logout']),
  ...taps('suggestion', 'suggetion', 'content', 'form', ['submit']),
  ...taps('feedback', 'feedback', 'content', 'form', ['submit']),
  ...taps('handoff', 'outreach', 'handoff', 'site', [
    'mall',
    'activity',
    'exam',
    'assessment',
    'encyclopedia',
    'service',
  ]),
  ...calls({
    login: 'identity',
    register: 'identity',
    oneTap: 'identity',
    changePhone: 'identity',
    bindCertificate: 'identity',
    bindWechat: 'identity',
    addFamily: 'family',
    updateFamily: 'family',
    suggest: 'content',
    evaluate: 'content',
    joinPromotion: 'advert',
    upload: 'files',
    mallSignOn: 'handoff',
    askQuestion: 'messages',
    eapBook: 'eap',
    eapCancel: 'eap',
    eapChange: 'eap',
    eapWait: 'eap',
    eapAccept: 'eap',
    offlineBook: 'appointment',
    offlineCancel: 'appointment',
    offlineChange: 'appointment',
    offlineWait: 'appointment',
    offlineAccept: 'appointment',
    eapAppraise: 'eap',
    claimStart: 'claims',
    claimBank: 'claims',
    claimBankOld: 'claims',
    claimUpload: 'claims',
    claimUploadOld: 'claims',
    claimFiles: 'claims',
    claimSubmit: 'claims',
    claimSubmitOld: 'claims',
    claimSubmitHospital: 'claims',
    claimDrop: 'claims',
    claimCancel: 'claims',
    claimWithdraw: 'claims',
    claimAppeal: 'claims',
    claimSupplement: 'claims',
    claimRenew: 'claims',
    claimEmail: 'claims',
    readBankCard: 'claims',
    copyIdCard: 'claims',
  }),
  /** Specification §8: the server no longer accepts the token. */
  'session.tokenInvalid': row(operations.api, 'api', 'session', 'token', 'invalid403'),
} as const satisfies Record<string, TrackedEvent>

export type EventName = keyof typeof trackedEvents
/** Recorded by a successful call: the contract's row names it in `track`. */
export type CallEventName = Extract<EventName, `api.${string}`>

/** A page view carries the route's own name and no other variable data. */
export const pageView = (routeName: string): TrackedEvent =>
  row(operations.view, routeName, 'page', 'route', 'view')

/** Pages of counselling, by the names of their routes. */
const encryptedPages = new Set(['eap', 'eapDetail', 'appraise'])

/** It is confidential which members have counselling: these events are counted without the person or the company. */
export const isEncrypted = ({ pageKey, categary, feature }: TrackedEvent): boolean =>
  categary === 'eap' || encryptedPages.has(pageKey) || feature.endsWith('_eap')

const identityOf = (event: TrackedEvent): string =>
  [event.operation, event.pageKey, event.categary, event.module, event.feature].join(' ')

const listed = new Set(Object.values<TrackedEvent>(trackedEvents).map(identityOf))
const routeName = /^\w{1,64}$/

/** An event that is not in the table is ignored: it comes from an outdated app, or is forged. */
export function isTracked(event: TrackedEvent): boolean {
  if (listed.has(identityOf(event))) return true
  return routeName.test(event.pageKey) && identityOf(event) === identityOf(pageView(event.pageKey))
}
