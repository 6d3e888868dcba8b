export interface Campaign {
  readonly name: string
  /** The property that a passing campaign proves. */
  readonly proves: string
  /** Test files, by a part of their path. Each has a short form that `npm test` runs. */
  readonly files: readonly string[]
}

/** The long loops: checks that need very many runs. */
export const campaigns: readonly Campaign[] = [
  {
    name: 'kill',
    proves:
      'a server, or its database, killed in any step of an application, a consultation, an order, an exam, a booking or an import loses nothing that was acknowledged and nothing is done twice',
    files: [
      'claims/killed-server.test',
      'consultation/killed-server.test',
      'features/exam/killed-exam.test',
      'orders/killed-server.test',
      'orders/killed-database.test',
      'eap/killed-booking.test',
      'high-exam/killed-exam.test',
      'imports/killed-import.test',
    ],
  },
  {
    name: 'ends',
    proves: 'npm start ended at any moment and in any way leaves no process behind',
    files: ['tools/start.test', 'tools/bootstrap.test', 'tools/run/run-leashed.test'],
  },
  {
    name: 'strangers',
    proves: 'no call tells, tells apart or changes what is one person’s for anybody else, whoever asks',
    files: ['strangers/strangers.test'],
  },
  {
    name: 'mutations',
    proves: 'no field of any call can be so wrong that the server breaks, stalls or leaves it unnamed',
    files: ['mutations/mutations.test', 'http/hostile-input.test'],
  },
  {
    name: 'races',
    proves: 'the same key at once has one effect and one answer, in every call that takes a key',
    files: ['races/races.test'],
  },
  {
    name: 'files',
    proves: 'no file breaks an upload, holds up somebody else or is kept as what it is not',
    files: ['hostile/hostile.test'],
  },
  {
    name: 'attack',
    proves: 'a thousand guesses of passwords and codes open nothing and shut nobody out',
    files: ['identity/attack.test', 'identity/lock-out.test'],
  },
  {
    name: 'fuzz',
    proves:
      'what is said of all amounts, dates, ledgers, addresses, colours and ciphers holds for thousands of them',
    files: [
      'ledger/ledger.test',
      'points/vip.test',
      'points/points-status.test',
      'domain/src/points-rules.test',
      'equity/rights/rights.test',
      'slots/accounting.test',
      'exam/accounting.test',
      'crypto/field-cipher.test',
      'domain/src/adjudication.test',
      'domain/src/adjudication-model.test',
      'domain/src/readjudicate.test',
      'domain/src/adjudication-versions.test',
      'domain/src/enrolment.test',
      'domain/src/entitlement.test',
      'domain/src/premium.test',
      'domain/src/try-terms.test',
      'domain/src/adjudication/rounding.test',
      'domain/src/activity.test',
      'domain/src/activity-worth.test',
      'domain/src/benefit-radar.test',
      'domain/src/consultation.test',
      'domain/src/client-error.test',
      'domain/src/mall-quote.test',
      'domain/src/open-matters.test',
      'domain/src/capital-amount.test',
      'domain/src/claim-sla.test',
      'domain/src/dates.test',
      'domain/src/holidays.test',
      'domain/src/money.test',
      'domain/src/positions.test',
      'domain/src/picture-hints.test',
      'domain/src/order-split.test',
      'domain/src/coupon.test',
      'domain/src/tax-number.test',
      'orders/after-sale.test',
      'orders/after-sales/after-sales.test',
      'domain/src/sleep/scoring.test',
      'domain/src/sleep/diary.test',
      'navigation/location.test',
      'navigation/own-path.test',
      'theme/contrast.test',
    ],
  },
  {
    name: 'lists',
    proves:
      'every list is drawn and paged to its end with 0, 1, 10 and 1,000 rows, and no page is asked for twice',
    files: ['app/drawn-lists.test'],
  },
]

/** The campaigns given by name; all if none is given. */
export function chosen(names: readonly string[]): readonly Campaign[] {
  const unknown = names.filter((name) => !campaigns.some((campaign) => campaign.name === name))
  if (unknown.length > 0)
    throw new Error(
      `no such campaign: ${unknown.join(', ')} (${campaigns.map(({ name }) => name).join(', ')})`,
    )
  return names.length === 0 ? campaigns : campaigns.filter(({ name }) => names.includes(name))
}
