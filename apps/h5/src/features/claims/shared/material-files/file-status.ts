import type { ClaimMaterial, ClaimReceipt } from '@yf/contract/claim-shapes'
import { pictureFaults } from '@yf/domain/picture-faults'
import type { ChipTone } from '#ui/chip/chip.tsx'
import type { QueuedUpload } from '#platform/uploads/queue.ts'

export interface FileStatus {
  readonly word: string
  readonly tone: ChipTone
  /** The problem and its remedy, if there is one. */
  readonly note: string | null
}

const plain = (word: string, tone: ChipTone = 'info'): FileStatus => ({ word, tone, note: null })

/** A file that is still on this phone. */
export function uploadStatus({ state, progress, message }: QueuedUpload): FileStatus {
  if (state === 'preparing') return plain('处理中')
  if (state === 'waiting') return plain('等待上传', 'neutral')
  if (state === 'sending') return plain(`上传中 ${Math.round(progress * 100)}%`)
  return { word: '上传失败', tone: 'danger', note: message ?? '上传失败，请重试' }
}

/** An invoice is paid once: names the case that uses it. Empty text for a case that must not be named. */
export const usedByText = ({
  invoiceNumber,
  usedBy,
}: Pick<ClaimReceipt, 'invoiceNumber' | 'usedBy'>): string =>
  usedBy
    ? `发票 ${invoiceNumber ?? ''} 已在案件 ${usedBy} 中使用，不能重复申请`
    : '这张发票已经申请过理赔，不能重复申请'

/** A file on the server. */
export function materialStatus({
  state,
  failure,
  faults = [],
  receipt,
  resembles,
}: ClaimMaterial): FileStatus {
  if (state === 'waiting') return plain('等待识别', 'neutral')
  if (state === 'reading') return plain('识别中')
  if (receipt?.usedBy) return { word: '重复', tone: 'danger', note: usedByText(receipt) }
  const [fault] = faults
  if (fault && fault !== 'otherThanSaid' && !receipt?.isConfirmed)
    return { word: pictureFaults[fault].word, tone: 'warning', note: failure ?? pictureFaults[fault].words }
  // An unreadable receipt that the member has typed in is a receipt like any other.
  if (state === 'unreadable' && !receipt?.isConfirmed)
    return { word: '看不清', tone: 'warning', note: failure ?? '图片不够清楚，请重拍或手动填写' }
  if (state === 'failed' && !receipt?.isConfirmed)
    return { word: '识别失败', tone: 'danger', note: failure ?? '没有识别成功，请重试' }
  if (receipt && !receipt.isConfirmed) return { word: '请核对', tone: 'warning', note: failure }
  if (resembles) return { word: '疑似重复', tone: 'warning', note: resembles }
  if (state === 'unreadable' || state === 'failed') return plain('已填写', 'success')
  return { word: state === 'read' ? '已识别' : '已上传', tone: 'success', note: failure }
}

export const isOnItsWay = ({ state }: Pick<QueuedUpload, 'state'>): boolean => state !== 'failed'

export const isBeingRead = ({ state }: Pick<ClaimMaterial, 'state'>): boolean =>
  state === 'waiting' || state === 'reading'
