import type { Flag } from '@yf/domain/claim-flags'
import type { Decision } from '@yf/domain/adjudication'
import { daysBetween } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { ReceiptRow } from '../record/find.ts'
import { markTexts } from '../evidence/diagnoses/marks.ts'
import { automaticDays, automaticTimes, isBeyondAutomatic } from './automatic.ts'
import { chargeDoubts, unusedFeeLists } from './charge-doubts.ts'
import { billedSum } from './decision.ts'
import type { CaseFacts } from './facts.ts'
import { isSamePerson } from '../evidence/verification/payer.ts'
import { disagreements } from '../evidence/verification/document-rules.ts'
import { printedDoubts } from '../evidence/verification/printed-pages.ts'
import { diagnosisDoubts } from '../evidence/diagnoses/record-diagnosis.ts'
import type { Signs } from './signs.ts'
import { enteredBy, unseenKind } from './unseen-receipts.ts'
import { alikeFlags, isSuspicious } from '../evidence/signs/alike.ts'
import { blockFlags } from '../evidence/signs/blocks.ts'
import { paceFlags } from '../evidence/signs/velocity.ts'
import { issuerFlags } from '../evidence/verification/issuer-flags.ts'
import { declaredVisit, visitDoubts } from '../evidence/verification/visit-rules.ts'
import { daysOfManyVisits, earlyInvoices, otherHospitals } from './visit-flags.ts'

/** Something that a handler should check, as text, with its weight in the risk of a case. */
/** From this weight on a flag prevents an automatic decision; lighter ones are only shown. */
const keepsMachineOff = 10
const oldDays = 180
const few = 3

export const preventsAutomatic = ({ weight }: Pick<Flag, 'weight'>): boolean => weight >= keepsMachineOff

export const riskOf = (flags: readonly Pick<Flag, 'weight'>[]): number =>
  Math.min(
    flags.reduce((sum, { weight }) => sum + weight, 0),
    100,
  )

/** Each flag states one fact that can be verified in the case: none is a guess about a person. */
export function flagsOf(facts: CaseFacts, decision: Decision, signs: Signs): Flag[] {
  const { caseRow, receipts } = facts
  const found: (Flag | false)[] = [
    ...receipts.flatMap((receipt) => receiptFlags(receipt, facts)),
    ...receipts.flatMap((receipt) => wordFlags(receipt, facts)),
    ...sumFlags(facts, signs),
    ...uncoveredFlags(decision),
    ...chargeDoubts(facts, decision).map((text): Flag => ({ kind: 'charges', weight: 10, words: text })),
    ...unusedFeeLists(facts).map((text): Flag => ({ kind: 'charges', weight: 10, words: text })),
    ...printedDoubts(facts.printed).map((text): Flag => ({ kind: 'printed', weight: 10, words: text })),
    ...diagnosisDoubts(facts.documents, facts.diagnoses).map((text): Flag => ({
      kind: 'diagnosis',
      weight: 10,
      words: text,
    })),
    ...decision.doubts.map((text): Flag => ({ kind: 'doubt', weight: 10, words: text })),
    ...daysOfManyVisits(facts, decision).map((day): Flag => ({
      kind: 'manyVisits',
      weight: 10,
      words: `${day} 有多家医院的发票，合计超过单次限额`,
    })),
    ...insuredFlags(facts),
    caseRow.flow !== 'new' && { kind: 'notRead', weight: 10, words: '旧版流程提交，发票由专员核对' },
    ...facts.documents
      .flatMap((document) => disagreements(document, facts.declared))
      .map((text): Flag => ({ kind: 'paper', weight: 15, words: text })),
    ...visitDoubts(facts.visits, declaredVisit(facts)).map(({ text, isSure }): Flag => ({
      kind: 'visitDay',
      weight: isSure ? 20 : 10,
      words: text,
    })),
    ...earlyInvoices(facts).map((text): Flag => ({ kind: 'visitDay', weight: 10, words: text })),
    ...otherHospitals(facts).map((text): Flag => ({ kind: 'otherHospital', weight: 15, words: text })),
    ...facts.refunded.map((number): Flag => ({
      kind: 'refundedMedicine',
      weight: 40,
      words: `发票 ${number} 的药品退过款，与实付金额不符`,
    })),
    ...signs.refused.map(({ invoiceNumber, caseNo, reason }): Flag => ({
      kind: 'refusedBefore',
      weight: 40,
      words: `发票 ${invoiceNumber} 曾在案件 ${caseNo} 中被拒赔：${reason}`,
    })),
    ...markTexts(caseRow.id, facts.marks, facts.diagnoses).map((text): Flag => ({
      kind: 'markedDiagnosis',
      weight: 30,
      words: text,
    })),
    ...patternFlags(facts, signs),
  ]
  return found.filter((flag) => flag !== false)
}

function patternFlags({ caseRow, receipts, materials, issuerAnswers }: CaseFacts, signs: Signs): Flag[] {
  const { paces, blocked, hospitals } = signs
  const isNewHospital = hospitals.length >= few && !hospitals.includes(caseRow.hospital ?? '')
  const realPictures = new Set(
    receipts
      .filter(({ id }) => issuerAnswers.get(id)?.outcome === 'real')
      .map(({ material_id }) => material_id),
  )
  const pairs = signs.alike.filter((pair) => isSuspicious(pair, (material) => realPictures.has(material)))
  const alike = new Set(materials.filter(({ resembles }) => resembles !== null).map(({ id }) => id))
  const isAlike = receipts.some(({ material_id }) => material_id !== null && alike.has(material_id))
  const found: (Flag | false)[] = [
    ...blockFlags(blocked),
    ...paceFlags(paces),
    ...alikeFlags(pairs),
    isNewHospital && { kind: 'newHospital', weight: 5, words: '此前没有在该医院就诊的记录' },
    pairs.length === 0 && isAlike && { kind: 'alike', weight: 20, words: '有发票图片与其他图片相近' },
  ]
  return found.filter((flag) => flag !== false)
}

function receiptFlags(receipt: ReceiptRow, { caseRow, today }: CaseFacts): Flag[] {
  const name = receipt.invoice_number ? `发票 ${receipt.invoice_number}` : '一张发票'
  const { snapshot, is_sure, day, payer } = receipt
  // Values entered by a handler raise no doubt.
  const isSettled = snapshot.byHandler !== null
  const wasCorrected = !isSettled && snapshot.byMember !== null && snapshot.read !== null
  const writer = enteredBy(receipt)
  const found: (Flag | false)[] = [
    writer !== null && { kind: unseenKind, weight: 40, words: `没有票据影像，由${writer}录入（${name}）` },
    wasCorrected && { kind: 'corrected', weight: 15, words: `${name}的识别结果由会员修改过` },
    !isSettled && !is_sure && !wasCorrected && { kind: 'unsure', weight: 10, words: `${name}有内容未能确定` },
    payer === null && is_sure && { kind: 'noPayer', weight: 10, words: `${name}没有交款人` },
    payer !== null &&
      !isSamePerson(payer, caseRow.insured_name) && {
        kind: 'otherPayer',
        weight: 20,
        words: `${name}的交款人为${payer}，与被保险人不同`,
      },
    day !== null &&
      daysBetween(day, today) > oldDays && {
        kind: 'oldReceipt',
        weight: 15,
        words: `${name}开具已超过${oldDays}天`,
      },
  ]
  return found.filter((flag) => flag !== false)
}

/** A policy covers one person: a relative or account with a changed name may be another person. */
const insuredFlags = ({ caseRow, policy }: CaseFacts): Flag[] =>
  policy === null || isSamePerson(policy.insuredName, caseRow.insured_name)
    ? []
    : [
        {
          kind: 'otherInsured',
          weight: 30,
          words: `就诊人为${caseRow.insured_name}，保单的被保险人为${policy.insuredName}`,
        },
      ]

const wordFlags = (receipt: ReceiptRow, { caseRow, issuerAnswers, hospitalOf }: CaseFacts): Flag[] =>
  issuerFlags(
    { ...receipt, hospital: hospitalOf(receipt.hospital ?? caseRow.hospital ?? '') },
    issuerAnswers.get(receipt.id),
  )

function sumFlags({ receipts, rule }: CaseFacts, { decidedByMachineFen: lately }: Signs): Flag[] {
  const sum = billedSum(receipts)
  if (sum <= rule.automatic_fen)
    return isBeyondAutomatic(rule, lately, sum)
      ? [
          {
            kind: 'automaticUsed',
            weight: 10,
            words: `近${automaticDays}天该保单自动核定的发票合计 ${formatFen(lately)}，加上本案超过自动核定额度的${automaticTimes}倍`,
          },
        ]
      : []
  const isHigh = sum > rule.single_fen * 0.8
  // The old flow is submitted with the declared sum: this is the sum of the recognised invoices.
  const isOver = sum > rule.single_fen
  const found: (Flag | false)[] = [
    { kind: 'aboveAutomatic', weight: 10, words: `发票合计 ${formatFen(sum)}，超过自动核定额度` },
    isHigh && !isOver && { kind: 'highSum', weight: 15, words: '发票合计接近线上申请上限' },
    isOver && {
      kind: 'overSingle',
      weight: 30,
      words: `发票合计超过线上单次申请上限 ${formatFen(rule.single_fen)}，应邮寄线下办理`,
    },
  ]
  return found.filter((flag) => flag !== false)
}

/** The machine may approve; only a person may say that nothing is covered. */
const uncoveredFlags = ({ lines }: Decision): Flag[] =>
  lines.some(({ excludedFen, billedFen, payableFen }) => payableFen === 0 && excludedFen === billedFen)
    ? [{ kind: 'uncovered', weight: 10, words: '有发票不在保障范围内' }]
    : []
