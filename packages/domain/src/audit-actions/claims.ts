import { materialKinds, visitTypes, type MaterialKind, type VisitType } from '../claim-materials.ts'
import { noteTitle, type NoteKind } from '../claim-notes.ts'
import { diagnosisVerdicts, type DiagnosisVerdict } from '../diagnosis-marks.ts'
import { formatFen } from '../money.ts'
import { spanText, type AuditActionRows } from './row.ts'

interface Payable {
  readonly payableFen: number
}

interface Reason {
  readonly reason: string
}

/** A receipt as staff entered it. */
interface EnteredReceipt {
  readonly day: string | null
  readonly visitDay: string | null
  readonly billedFen: number | null
  readonly socialFen: number
  readonly ownExpenseFen: number
  readonly excludedFen: number
  readonly excludedReason: string | null
}

/** A blocked hospital, or the receipts with these numbers. */
interface Block extends Reason {
  readonly hospital: string | null
  readonly firstNumber: string | null
  readonly lastNumber: string | null
}

type AssignmentChange =
  | { readonly change: 'group'; readonly name: string; readonly people: number }
  | { readonly change: 'groupDropped'; readonly name: string }
  | { readonly change: 'rules'; readonly rules: number }

interface Absence {
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
  readonly isDropped: boolean
}

const reasonText = ({ reason }: Reason): string => reason
const fenOrEmpty = (fen: number | null): string => (fen === null ? '空' : formatFen(fen))

const receiptText = (receipt: EnteredReceipt): string =>
  [
    `日期 ${receipt.day ?? '空'}`,
    ...(receipt.visitDay ? [`就诊日期 ${receipt.visitDay}`] : []),
    `金额 ${fenOrEmpty(receipt.billedFen)}`,
    ...(receipt.socialFen > 0 ? [`社保 ${formatFen(receipt.socialFen)}`] : []),
    ...(receipt.ownExpenseFen > 0 ? [`自费 ${formatFen(receipt.ownExpenseFen)}`] : []),
    ...(receipt.excludedFen > 0
      ? [`除外 ${formatFen(receipt.excludedFen)}（${receipt.excludedReason ?? ''}）`]
      : []),
  ].join('，')

function blockText({ hospital, firstNumber, lastNumber, reason }: Block): string {
  const numbers = firstNumber === lastNumber ? firstNumber : `${firstNumber} 至 ${lastNumber}`
  return `${firstNumber === null ? (hospital ?? '') : `发票 ${numbers}`}：${reason}`
}

function assignmentText(changed: AssignmentChange): string {
  switch (changed.change) {
    case 'group':
      return `小组 ${changed.name}（${changed.people} 人）`
    case 'groupDropped':
      return `删除小组 ${changed.name}`
    case 'rules':
      return `共 ${changed.rules} 条规则`
  }
}

/** Actions on a case. Texts that may name an illness are stored under the member's key. */
export const claimActions = {
  acceptCase: { kind: 'case', words: '受理案件', text: null },
  takeOverCase: { kind: 'case', words: '接手案件', text: null },
  assignCase: { kind: 'case', words: '分派案件', text: ({ name }: { readonly name: string }) => name },
  changeAssignment: { kind: 'case', words: '修改派件规则', text: assignmentText },
  changeAbsence: {
    kind: 'case',
    words: '登记请假',
    text: ({ name, firstDay, lastDay, isDropped }: Absence) =>
      `${isDropped ? '取消 ' : ''}${name} ${spanText(firstDay, lastDay)}`,
  },
  correctReceipt: { kind: 'case', words: '更正发票', moneyEffect: 'sums', text: receiptText },
  enterReceipt: { kind: 'case', words: '录入发票', moneyEffect: 'sums', text: receiptText },
  removeReceipt: {
    kind: 'case',
    words: '移除发票',
    moneyEffect: 'sums',
    text: ({ billedFen }: { readonly billedFen: number | null }) => `金额 ${fenOrEmpty(billedFen)}`,
  },
  correctVisit: {
    kind: 'case',
    words: '更正就诊',
    moneyEffect: 'sums',
    text: ({ visitType, hospital, days }: CorrectedVisit) =>
      [visitTypes[visitType], hospital, ...(days ? [spanText(days.first, days.last)] : [])].join('，'),
  },
  /** The number of codes and not the codes: they name an illness. */
  codeDiagnosis: {
    kind: 'case',
    words: '诊断编码',
    moneyEffect: 'sums',
    text: ({ codes }: { readonly codes: number }) => (codes > 0 ? `编码 ${codes} 项` : '恢复会员填写的诊断'),
  },
  markDiagnosis: {
    kind: 'case',
    words: '标记诊断',
    text: ({ verdict }: { readonly verdict: DiagnosisVerdict }) => diagnosisVerdicts[verdict],
  },
  liftDiagnosisMark: {
    kind: 'case',
    words: '解除诊断标记',
    text: ({ caseNo, reason }: Reason & { readonly caseNo: string }) => `${caseNo}：${reason}`,
  },
  setLine: {
    kind: 'case',
    words: '人工核定',
    moneyEffect: 'sums',
    text: ({ payableFen, reason }: Reason & { readonly payableFen: number | null }) =>
      payableFen === null ? '恢复按规则理算' : `${formatFen(payableFen)}（${reason}）`,
  },
  recheckInvoice: { kind: 'case', words: '重新核验发票', text: null },
  addBlock: { kind: 'case', words: '加入重点核查名单', text: blockText },
  removeBlock: { kind: 'case', words: '移出重点核查名单', text: blockText },
  askMember: {
    kind: 'case',
    words: '要求补充',
    text: ({ kinds, words }: { readonly kinds: readonly MaterialKind[]; readonly words: string }) =>
      kinds.length > 0 ? `${kinds.map((kind) => materialKinds[kind]).join('、')}：${words}` : words,
  },
  adjudicate: { kind: 'case', words: '进入理算', text: null },
  approveFirst: {
    kind: 'case',
    words: '初审通过',
    moneyEffect: 'decision',
    text: ({ payableFen }: Payable) => `应赔 ${formatFen(payableFen)}，待复核`,
  },
  approve: {
    kind: 'case',
    words: '通过',
    moneyEffect: 'decision',
    text: ({ payableFen }: Payable) => `赔付 ${formatFen(payableFen)}`,
  },
  confirm: {
    kind: 'case',
    words: '复核通过',
    moneyEffect: 'decision',
    text: ({ payableFen }: Payable) => `赔付 ${formatFen(payableFen)}`,
  },
  sendBack: { kind: 'case', words: '复核退回', text: reasonText },
  rejectFirst: { kind: 'case', words: '初审拒赔', text: ({ reason }: Reason) => `${reason}（待复核）` },
  reject: { kind: 'case', words: '拒赔', text: reasonText },
  confirmReject: { kind: 'case', words: '复核拒赔', text: reasonText },
  /** Only the case holds the text of a note. */
  writeNote: {
    kind: 'case',
    words: '登记备注或通话',
    text: ({ kind, wasReached }: { readonly kind: NoteKind; readonly wasReached: boolean | null }) =>
      noteTitle(kind, wasReached),
  },
  takeAppeal: { kind: 'case', words: '受理复核申请', text: null },
  upholdDecision: { kind: 'case', words: '维持原决定', moneyEffect: 'decision', text: reasonText },
  changeFirst: {
    kind: 'case',
    words: '改判初审',
    moneyEffect: 'decision',
    text: ({ payableFen }: Payable) => `应赔 ${formatFen(payableFen)}，待第二人确认`,
  },
  changeDecision: {
    kind: 'case',
    words: '复核改判',
    moneyEffect: 'decision',
    text: ({ payableFen, reason }: Payable & { readonly reason: string | null }) =>
      `赔付 ${formatFen(payableFen)}${reason === null ? '' : `：${reason}`}`,
  },
  reopenCase: { kind: 'case', words: '重新审核', text: reasonText },
  agreeRecovery: {
    kind: 'case',
    words: '登记退款协议',
    text: ({ amountFen, day }: { readonly amountFen: number; readonly day: string }) =>
      `${formatFen(amountFen)}，${day} 签署`,
  },
} as const satisfies AuditActionRows

interface CorrectedVisit {
  readonly visitType: VisitType
  readonly hospital: string
  readonly days: { readonly first: string; readonly last: string } | null
}
