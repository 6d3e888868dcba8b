import type { BenefitSupplier } from '@yf/domain/equity'
import { freeBenefitIcons, type FreeBenefitIcon } from '@yf/domain/free-benefit'
import { Radio, Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { MomentEntry } from '#ui/entry/moment-entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { SupplierSelect } from '#ui/supplier-select/supplier-select.tsx'
import { missingGift, type BenefitGift, type BenefitTexts } from '../benefit-form.ts'

interface TextsProps {
  texts: BenefitTexts
  onChange: (changes: Partial<BenefitTexts>) => void
}

const icons = Object.entries(freeBenefitIcons).map(([value, label]) => ({
  value: value as FreeBenefitIcon,
  label,
}))

export const BenefitTextFields = ({ texts, onChange }: TextsProps) => (
  <>
    <Pair>
      <TextEntry
        label="名称"
        isRequired
        value={texts.name}
        maxLength={20}
        onChange={(name) => onChange({ name })}
      />
      <Entry label="图标">
        {(id) => (
          <Select<FreeBenefitIcon>
            id={id}
            virtual={false}
            value={texts.icon}
            options={icons}
            onChange={(icon) => onChange({ icon })}
          />
        )}
      </Entry>
    </Pair>
    <TextEntry
      label="说明"
      value={texts.summary}
      maxLength={60}
      onChange={(summary) => onChange({ summary })}
    />
    <Pair>
      <MomentEntry
        label="开始时间"
        isRequired
        value={texts.startTime}
        onChange={(startTime) => onChange({ startTime })}
      />
      <MomentEntry
        label="结束时间"
        note="之后不能再领取，已领取的照常使用"
        isRequired
        value={texts.endTime}
        onChange={(endTime) => onChange({ endTime })}
      />
    </Pair>
    <NumberEntry
      label="顺序"
      note="数字小的在前"
      value={texts.sort}
      min={0}
      max={9999}
      onChange={(sort) => onChange({ sort: sort ?? 0 })}
    />
  </>
)

interface GiftProps {
  gift: BenefitGift
  onChange: (changes: Partial<BenefitGift>) => void
}

const kinds = [
  { value: 'package', label: '领取一份权益' },
  { value: 'link', label: '打开一个链接' },
]

export const BenefitGiftFields = ({ gift, onChange }: GiftProps) => (
  <>
    <Entry label="内容" note="建立后不能修改">
      {(id) => (
        <Radio.Group
          id={id}
          options={kinds}
          value={gift.kind}
          onChange={({ target }) => onChange({ kind: target.value as BenefitGift['kind'] })}
        />
      )}
    </Entry>
    {gift.kind === 'link' ? (
      <TextEntry
        label="链接"
        isRequired
        note="应用内页面写路径，例如 /examination；外部网址须在应用允许打开的网站内"
        value={gift.jumpUrl}
        maxLength={2000}
        fault={gift.jumpUrl === '' ? null : missingGift(gift)}
        onChange={(jumpUrl) => onChange({ jumpUrl })}
      />
    ) : (
      <PackageFields gift={gift} onChange={onChange} />
    )}
  </>
)

const PackageFields = ({ gift, onChange }: GiftProps) => (
  <>
    <Pair>
      <Entry label="服务商">
        {(id) => (
          <SupplierSelect
            id={id}
            value={gift.supplierCode}
            onChange={(supplierCode: BenefitSupplier) => onChange({ supplierCode })}
          />
        )}
      </Entry>
      <NumberEntry
        label="次数"
        value={gift.times}
        min={1}
        max={999}
        onChange={(times) => onChange({ times: times ?? 1 })}
      />
    </Pair>
    <Pair>
      <NumberEntry
        label="有效天数"
        note="从领取那天算起"
        value={gift.days}
        min={1}
        max={1000}
        onChange={(days) => onChange({ days: days ?? 1 })}
      />
      <NumberEntry
        label="每次价值（元）"
        note="每人合计超过 1,000 元须财务审核"
        value={gift.timeYuan}
        min={0}
        max={100_000}
        precision={2}
        onChange={(timeYuan) => onChange({ timeYuan: timeYuan ?? 0 })}
      />
    </Pair>
  </>
)
