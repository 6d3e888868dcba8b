import type { BankPage } from '@yf/contract/claim-shapes'
import { inFours } from '@yf/domain/bank-card'
import { useState } from 'react'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { keepDigits } from '#ui/numeric-field/keep-digits.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { FileChoice } from '#platform/uploads/choose-files.ts'
import { longestNumber } from './payee.ts'
import { useCardReading, type CardReading } from './read-card.ts'

interface Props {
  value: string
  error: string | undefined
  /** Bank and card type, derived from the first six digits. */
  hint: string
  banks: BankPage['banks']
  onChange: (cardNo: string, bankCode?: string) => void
}

const sources = [
  { key: 'camera', label: '拍照识别' },
  { key: 'album', label: '从相册选择' },
]

function readingText({ phase, progress }: CardReading): string {
  if (phase === 'sending') return `上传中 ${Math.round(progress * 100)}%`
  return phase === 'reading' ? '识别中…' : '拍照识别卡号'
}

/** Typed in groups of four, or recognised from a photo of the card. */
export function CardNumberField({ value, error, hint, banks, onChange }: Props) {
  const [isAsking, setAsking] = useState(false)
  const isKnown = (code: string) => banks.some((bank) => bank.code === code)
  const { reading, read, forget } = useCardReading((cardNo, bankCode) =>
    onChange(cardNo, isKnown(bankCode) ? bankCode : undefined),
  )
  const isBusy = reading.phase === 'sending' || reading.phase === 'reading'
  const type = (text: string) => {
    forget()
    onChange(keepDigits(text).slice(0, longestNumber))
  }
  return (
    <>
      <TextField
        label="银行卡号"
        required
        placeholder="请输入借记卡卡号"
        inputMode="numeric"
        autoComplete="cc-number"
        // Nineteen digits and the spaces between their groups.
        maxLength={longestNumber + 4}
        value={inFours(value)}
        error={error}
        hint={hint}
        onChange={type}
      />
      <Button kind="secondary" size="small" icon="camera" busy={isBusy} onTap={() => setAsking(true)}>
        {readingText(reading)}
      </Button>
      <div aria-live="polite">
        {reading.failureText && (
          <NoticeBar tone={reading.phase === 'failed' ? 'danger' : 'warning'} onClose={forget}>
            {reading.failureText}
          </NoticeBar>
        )}
      </div>
      <ActionSheet
        open={isAsking}
        title="识别银行卡"
        actions={sources}
        onSelect={(key) => void read(key as FileChoice['from'])}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
