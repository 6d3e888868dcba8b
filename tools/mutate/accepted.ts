/** A mutant that no test can or need detect. It is identified by its text, so that it stays valid when lines move. */
export interface Accepted {
  readonly file: string
  /** The original and the changed lines, each as one line with single spaces. */
  readonly code: string
  readonly becomes: string
  readonly reason: string
}

export const accepted: readonly Accepted[] = [
  {
    file: 'packages/domain/src/bank-card.ts',
    code: 'sum += digit > 9 ? digit - 9 : digit',
    becomes: 'sum -= digit > 9 ? digit - 9 : digit',
    reason: 'only whether ten divides the sum is asked, and it divides the negative sum as well',
  },
  {
    file: 'packages/domain/src/dates.ts',
    code: 'if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(text)) return false',
    becomes: 'if (!/^\\d{4}-\\d{2}-\\d{2}/.test(text)) return false',
    reason: 'whatever follows a day is no day either to the parser, which the next line asks',
  },
  {
    file: 'packages/domain/src/handoff.ts',
    code: '} catch { return null }',
    becomes: '} catch {}',
    reason: 'who asks for the address takes null and undefined alike for none',
  },
  {
    file: 'apps/server/src/features/claims/record/application/coverage.ts',
    code: '.map(({ endDt }) => (endDt < today ? endDt : today))',
    becomes: '.map(({ endDt }) => (endDt <= today ? endDt : today))',
    reason: 'a policy that ends today ends today, whichever of the two names the day',
  },
  {
    file: 'apps/server/src/features/claims/evidence/verification/visit-rules.ts',
    code: 'const isStay = visitType !== null && visitIsStay(visitType)',
    becomes: 'const isStay = true && visitIsStay(visitType)',
    reason: 'no kind of visit is no stay: the question is there for the types',
  },
  ...['sum += shade', 'edge += bend'].map((code) => ({
    file: 'packages/domain/src/picture-hints.ts',
    code,
    becomes: code.replace('+=', '-='),
    reason: 'only the square of the sum is asked, and that of the negative sum is the same',
  })),
  {
    file: 'packages/domain/src/quota-row.ts',
    code: "if (faults.length > 0 || !unit || amount === null || !startDay || !endDay) return { kind: 'faulty', faults }",
    becomes:
      "if (faults.length > 0 || !unit || false || !startDay || !endDay) return { kind: 'faulty', faults }",
    reason: 'no amount is a fault already: the question is there for the types',
  },
  {
    file: 'packages/domain/src/pinyin.ts',
    code: 'known.set(character, sound)',
    becomes: ';',
    reason: 'a sound that is not kept is looked up again: the same, later',
  },
  {
    file: 'packages/domain/src/benefit-radar.ts',
    code: "return left * (timeFen ?? usualTimeFen[supplierOf(supplierCode) ?? ''] ?? 0)",
    becomes: 'return left * (timeFen ?? usualTimeFen[supplierOf(supplierCode) ?? "Stryker was here!"] ?? 0)',
    reason: 'no supplier has either name: nothing is found',
  },
  {
    file: 'packages/domain/src/claim-appeal.ts',
    code: 'return until !== null && shanghaiDay(now) <= until',
    becomes: 'return true && shanghaiDay(now) <= until',
    reason: 'no day is before none: the question is there for the types',
  },
  {
    file: 'packages/domain/src/coupon.ts',
    code: "return effect.kind === 'off' && effect.offFen > 0",
    becomes: 'return true && effect.offFen > 0',
    reason:
      'whatever is not taken off has no sum, and no sum is above nothing: the question is there for the types',
  },
  {
    file: 'packages/domain/src/holidays.ts',
    code: 'if (known) return known',
    becomes: 'if (false) return known',
    reason: 'a year that was worked out before is worked out again: the same, later',
  },
  {
    file: 'packages/domain/src/holidays.ts',
    code: 'byLaw.set(year, made)',
    becomes: ';',
    reason: 'a year that is not kept is worked out again: the same, later',
  },
  {
    file: 'packages/domain/src/sleep/scoring.ts',
    code: 'steps ? (steps.find(({ atMost }) => value <= atMost)?.points ?? 0) : value',
    becomes: 'steps ? (steps.find(({ atMost }) => value <= atMost).points ?? 0) : value',
    reason: 'the last step has no end, so one is found: the question is there for the types',
  },
  {
    file: 'packages/domain/src/sleep/scoring.ts',
    code: "return chosen.reduce((sum, item) => sum + (item.kind === 'choice' ? highest(item.options) : 0), 0)",
    becomes: 'return chosen.reduce((sum, item) => sum + (true ? highest(item.options) : 0), 0)',
    reason: 'what is counted without steps is chosen among options: the question is there for the types',
  },
  {
    file: 'packages/domain/src/red-flags/mention.ts',
    code: "const near = before.replace(turn, '')",
    becomes: 'const near = before.replace(turn, "Stryker was here!")',
    reason: 'only Chinese words are looked for in what is left, and none of them only at its beginning',
  },
  {
    file: 'packages/domain/src/holidays.ts',
    code: 'const years: string[] = []',
    becomes: 'const years: string[] = ["Stryker was here"]',
    reason: 'what is no year has no day between two days, and those alone are told',
  },
]
