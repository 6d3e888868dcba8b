import type { CounsellorDetail } from '@yf/contract/eap'
import { counsellingWays } from '@yf/domain/counselling'
import { formatFen } from '@yf/domain/money'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { EmergencySheet } from '#features/hospital/shared/emergency/emergency-sheet.tsx'
import { spanText } from '../shared/times.ts'
import type { Booking } from '../use-booking.ts'
import { cancelRule, reminderText, waitRule } from '../shared/booking-texts.ts'
import { coverText, paidRule, selfFenOf, wayName } from '../texts.ts'
import styles from './confirm-sheet.module.css'

const titles = { book: '确认预约', change: '确认改期', wait: '加入候补' } as const
type ConfirmStep = keyof typeof titles

const isConfirmStep = (step: string): step is ConfirmStep => step in titles
const longest = 500

interface Props {
  counsellor: CounsellorDetail
  booking: Booking
}

/** The terms before confirmation: time, way, place, price and cancellation deadline. */
export function ConfirmSheet({ counsellor, booking }: Props) {
  const [note, setNote] = useState('')
  const { step, chosen, way, isConfirming, setConfirming, send } = booking
  const confirmStep: ConfirmStep = isConfirmStep(step) ? step : 'book'
  const { isRemote } = counsellingWays[way]
  const selfFen = selfFenOf(counsellor)
  return (
    <Sheet
      open={isConfirming && chosen !== null}
      onClose={() => setConfirming(false)}
      title={titles[confirmStep]}
      actions={
        <Button block onTap={() => send(note.trim())}>
          {confirmStep === 'book' && selfFen > 0 ? `支付 ${formatFen(selfFen)} 并预约` : titles[confirmStep]}
        </Button>
      }
    >
      {chosen && (
        <div className={styles.parts}>
          <Facts
            rows={[
              { label: '咨询师', value: counsellor.name },
              { label: '时间', value: spanText(chosen) },
              { label: '方式', value: wayName(way) },
              { label: '地址', value: isRemote ? null : counsellor.address },
              {
                label: '费用',
                value: confirmStep === 'change' ? '不另外使用次数' : coverText(counsellor, counsellor.rights),
              },
            ]}
          />
          <NoticeBar tone="warning">{ruleOf(confirmStep, counsellor)}</NoticeBar>
          {confirmStep === 'book' && (
            <TextField
              label="想先告诉咨询师的话（选填）"
              hint="供咨询师了解情况，加密保存，企业看不到"
              rows={3}
              maxLength={longest}
              value={note}
              onChange={setNote}
            />
          )}
          {confirmStep !== 'wait' && <p className={styles.note}>{reminderText}</p>}
          <EmergencySheet typed={note} />
        </div>
      )}
    </Sheet>
  )
}

function ruleOf(confirmStep: ConfirmStep, counsellor: CounsellorDetail): string {
  if (confirmStep === 'wait') return waitRule
  const isBought = confirmStep === 'book' && selfFenOf(counsellor) > 0
  return isBought ? paidRule(counsellor.cancelHours) : cancelRule(counsellor.cancelHours)
}
