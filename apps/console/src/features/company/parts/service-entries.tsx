import { isTelephone } from '@yf/domain/company-contact'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { DescriptionEntries, descriptionFaults, type DescriptionTexts } from './description-entries.tsx'

export interface ServiceTexts extends DescriptionTexts {
  readonly provider: string
  readonly phone: string
}

export function serviceFaults(texts: ServiceTexts) {
  const phone = texts.phone.trim()
  return {
    ...descriptionFaults(texts),
    provider: texts.provider.trim() === '' ? '请填写服务机构' : null,
    phone: phone !== '' && !isTelephone(phone) ? '请填写正确的预约电话，例如 400-800-1234' : null,
  }
}

interface Props {
  texts: ServiceTexts
  onChange: (changes: Partial<ServiceTexts>) => void
}

export function ServiceEntries({ texts, onChange }: Props) {
  const faults = serviceFaults(texts)
  return (
    <>
      <DescriptionEntries texts={texts} onChange={onChange} />
      <Pair>
        <TextEntry
          label="服务机构"
          isRequired
          value={texts.provider}
          maxLength={40}
          fault={faults.provider}
          onChange={(provider) => onChange({ provider })}
        />
        <TextEntry
          label="预约电话"
          note="不填时应用不显示拨打电话"
          value={texts.phone}
          maxLength={20}
          inputMode="tel"
          fault={faults.phone}
          onChange={(phone) => onChange({ phone })}
        />
      </Pair>
    </>
  )
}
