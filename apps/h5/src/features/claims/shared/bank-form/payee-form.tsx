import type { BankCard, BankPage } from '@yf/contract/claim-shapes'
import { Answered } from '#platform/http/answered.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { CardNumberField } from './card-number-field.tsx'
import { longestBranch, newCard } from './payee.ts'
import { RegionFields } from './region-fields.tsx'
import styles from './payee-form.module.css'
import type { PayeeState } from './use-payee.ts'

const asChoice = ({ id, bankName, maskedNo, holderName, cardKind }: BankCard) => ({
  value: id,
  title: bankName,
  extra: cardKind ? <Chip>{cardKind}</Chip> : null,
  note: `${maskedNo} · ${holderName}`,
})

interface PayeeFormProps {
  payee: PayeeState
  /** Who can be paid, as display text. */
  holders?: string
}

/** The stored cards, and a new one. */
export function PayeeForm({ payee, holders = '申请人或被保险人' }: PayeeFormProps) {
  const { cards, chosen, choose } = payee
  const other = { value: newCard, title: '使用新的银行卡', note: '保存后下次可以直接选用' }
  return (
    <Answered of={payee.page} skeleton={<SkeletonCard lines={6} />}>
      {(page) => (
        <>
          {cards.length > 0 && (
            <Card title="选择收款银行卡">
              <ChoiceCards
                label="收款银行卡"
                hideLabel
                options={[...cards.map(asChoice), other]}
                value={chosen}
                onChange={choose}
              />
            </Card>
          )}
          {chosen === newCard && <NewCard payee={payee} page={page} holders={holders} />}
        </>
      )}
    </Answered>
  )
}

function NewCard({ payee, page, holders }: Required<PayeeFormProps> & { page: BankPage }) {
  const { fields, faults, bank, change } = payee
  const { holderNames, banks } = page
  const selectedCode = bank?.bankCode ?? ''
  const options = banks.map(({ code, name }) => ({ value: code, label: name }))
  const all =
    bank && selectedCode && !banks.some(({ code }) => code === selectedCode)
      ? [{ value: selectedCode, label: bank.bankName }, ...options]
      : options
  const bankHint = bank && (bank.message || [bank.bankName, bank.cardKind].filter(Boolean).join(' · '))
  // Other first digits mean another bank.
  const type = (cardNo: string, bankCode = '') =>
    change(cardNo.slice(0, 6) === fields.cardNo.slice(0, 6) && !bankCode ? { cardNo } : { cardNo, bankCode })
  return (
    <Card title="新的银行卡">
      <div className={styles.fields}>
        {holderNames.length > 1 ? (
          <ChoiceField
            label="持卡人"
            required
            options={holderNames.map((name) => ({ value: name, label: name }))}
            value={fields.holderName || null}
            error={faults.holderName}
            hint={`只能使用${holders}本人的银行卡`}
            onChange={(holderName) => change({ holderName })}
          />
        ) : (
          <Facts rows={[{ label: '持卡人', value: fields.holderName }]} />
        )}
        <CardNumberField
          value={fields.cardNo}
          error={faults.cardNo}
          hint={bankHint ?? ''}
          banks={banks}
          onChange={type}
        />
        <SelectField
          label="开户银行"
          required
          options={all}
          value={fields.bankCode || null}
          placeholder="输入卡号后自动识别"
          error={fields.bankCode ? undefined : faults.bankCode}
          onChange={(code) => change({ bankCode: code })}
        />
        <RegionFields value={fields} faults={faults} onChange={change} />
        <TextField
          label="开户支行（选填）"
          placeholder="例如 望京支行"
          maxLength={longestBranch}
          value={fields.branch}
          onChange={(branch) => change({ branch })}
        />
      </div>
    </Card>
  )
}
