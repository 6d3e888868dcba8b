import { jinliCodes, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  inquiryCodes,
  type InquiryFile,
  type InquiryMessage,
  type InquiryRequest,
  type InquiryAccepted,
} from '@yf/partner-contract/jinli-inquiries'

export type InquiryState = 'waiting' | 'open' | 'ended' | 'declined' | 'cancelled'

export interface StoredMessage {
  readonly by: 'patient' | 'doctor'
  readonly id: string
  readonly words: string | null
  readonly fileNo: string | null
  readonly writtenAt: number
}

export interface SandboxPrescription {
  readonly prescriptionNo: string
  readonly names: readonly string[]
  readonly diagnosis: string
  readonly writtenAt: number
  review: 'waiting' | 'passed' | 'refused'
}

export interface Inquiry extends InquiryRequest {
  state: InquiryState
  doctor: string | null
  readonly messages: StoredMessage[]
  readonly prescribed: SandboxPrescription[]
  /** When the patient last typed. */
  typedAt: number
}

const mostInquiries = 500
const mostFiles = 200

const ok = (inquiryNo: string): JinliAnswer<InquiryAccepted> => ({
  code: jinliCodes.ok,
  msg: 'ok',
  data: { inquiryNo },
})
const no = (name: keyof typeof inquiryCodes, msg: string): JinliAnswer<never> => ({
  code: inquiryCodes[name],
  msg,
  data: null,
})

const newInquiry: Pick<Inquiry, 'state' | 'doctor' | 'typedAt'> = {
  state: 'waiting',
  doctor: null,
  typedAt: 0,
}

/** The hospital's data of consultations that take place in the app. The same number is the same item. */
export function createInquiries() {
  const inquiries = new Map<string, Inquiry>()
  const files = new Map<string, InquiryFile>()
  /** Cancelled before they arrived: these inquiries are no longer accepted. */
  const calledOff = new Set<string>()

  return {
    all: (): readonly Inquiry[] => [...inquiries.values()].toReversed(),
    of: (inquiryNo: string): Inquiry | undefined => inquiries.get(inquiryNo),
    fileOf: (fileNo: string): InquiryFile | undefined => files.get(fileNo),
    keepFile: (file: InquiryFile) => keep(files, file.fileNo, file, mostFiles),

    take(request: InquiryRequest): JinliAnswer<InquiryAccepted> {
      if (calledOff.has(request.inquiryNo)) return no('closed', '问诊已取消')
      if (!inquiries.has(request.inquiryNo)) {
        const inquiry = { ...newInquiry, ...request, messages: [], prescribed: [] }
        keep(inquiries, request.inquiryNo, inquiry, mostInquiries)
      }
      return ok(request.inquiryNo)
    },
    /** A file may arrive before the inquiry that refers to it. */
    takeFile(inquiryNo: string, file: InquiryFile): JinliAnswer<InquiryAccepted> {
      keep(files, file.fileNo, file, mostFiles)
      return ok(inquiryNo)
    },
    takeMessage(inquiryNo: string, message: InquiryMessage): JinliAnswer<InquiryAccepted> {
      const inquiry = inquiries.get(inquiryNo)
      if (!inquiry) return no('unknown', '问诊不存在')
      const { messageNo: id, words, fileNo, writtenAt } = message
      if (inquiry.messages.some((one) => one.id === id)) return ok(inquiryNo)
      if (inquiry.state !== 'waiting' && inquiry.state !== 'open') return no('closed', '问诊已结束')
      inquiry.messages.push({ by: 'patient', id, words, fileNo, writtenAt })
      return ok(inquiryNo)
    },
    takeTyping(inquiryNo: string, now: number): JinliAnswer<InquiryAccepted> {
      const inquiry = inquiries.get(inquiryNo)
      if (!inquiry) return no('unknown', '问诊不存在')
      inquiry.typedAt = now
      return ok(inquiryNo)
    },
    close(inquiryNo: string, state: 'cancelled' | 'ended'): JinliAnswer<InquiryAccepted> {
      const inquiry = inquiries.get(inquiryNo)
      if (!inquiry) calledOff.add(inquiryNo)
      else if (inquiry.state === 'waiting' || inquiry.state === 'open') inquiry.state = state
      return ok(inquiryNo)
    },
    giveFile(fileNo: string): JinliAnswer<InquiryFile> {
      const file = files.get(fileNo)
      return file ? { code: jinliCodes.ok, msg: 'ok', data: file } : no('unknown', '文件不存在')
    },
  }
}

export type Inquiries = ReturnType<typeof createInquiries>

function keep<T>(memory: Map<string, T>, key: string, value: T, most: number) {
  memory.set(key, value)
  const oldest = memory.keys().next().value
  if (memory.size > most && oldest !== undefined) memory.delete(oldest)
}
