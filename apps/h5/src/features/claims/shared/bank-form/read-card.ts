import { claimCalls } from '@yf/contract/claims'
import { useState } from 'react'
import { chooseFiles, type FileChoice } from '#platform/uploads/choose-files.ts'
import { prepare } from '#platform/uploads/prepare.ts'
import { usePreparedChooser } from '#platform/uploads/use-prepared-chooser.ts'
import { writeFile } from '#platform/uploads/write-file.ts'

export interface CardReading {
  readonly phase: 'idle' | 'sending' | 'reading' | 'unsure' | 'failed'
  /** From 0 to 1 during the upload. */
  readonly progress: number
  readonly failureText: string | null
}

const idle: CardReading = { phase: 'idle', progress: 0, failureText: null }
const failed = (failureText: string): CardReading => ({ phase: 'failed', progress: 0, failureText })
const manualHint = '没有识别出卡号，请把卡片放平、避开反光重拍，或直接输入卡号'
const lookAgain = '卡号已填入，但图片不够清楚，请逐位核对'

/** Recognises the number in a photo of the card; the photo is not stored anywhere. */
export function useCardReading(onNumber: (cardNo: string, bankCode: string) => void) {
  const [reading, setReading] = useState(idle)
  usePreparedChooser()

  const send = async (file: File): Promise<CardReading> => {
    const prepared = await prepare(file)
    if (prepared.kind === 'refused') return failed(prepared.message)
    const onProgress = (progress: number) =>
      setReading({ phase: progress < 1 ? 'sending' : 'reading', progress, failureText: null })
    const sent = await writeFile(claimCalls.bankNo, prepared.file, {}, { onProgress })
    if (!sent.ok) return failed(sent.error.message)
    const { cardNo, bankCode, isSure, message } = sent.result
    if (!cardNo) return failed(message || manualHint)
    onNumber(cardNo, bankCode)
    return isSure ? idle : { phase: 'unsure', progress: 1, failureText: message || lookAgain }
  }
  const read = async (from: FileChoice['from']): Promise<void> => {
    const [file] = await chooseFiles({ from, most: 1 })
    if (!file) return
    setReading({ phase: 'sending', progress: 0, failureText: null })
    // The button is enabled again in every case.
    let ended = failed(manualHint)
    try {
      ended = await send(file)
    } finally {
      setReading(ended)
    }
  }
  return { reading, read, forget: () => setReading(idle) }
}
