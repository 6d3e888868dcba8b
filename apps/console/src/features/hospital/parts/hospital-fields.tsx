import {
  hospitalGrades,
  ownershipNames,
  type HospitalGradeName,
  type Ownership,
} from '@yf/domain/hospital-directory'
import { Select, Switch } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import type { HospitalForm } from '../hospital-form.ts'

interface Props {
  form: HospitalForm
  onChange: (changes: Partial<HospitalForm>) => void
}

const grades = hospitalGrades.map((value) => ({ value, label: value }))
const ownerships = Object.entries(ownershipNames).map(([value, label]) => ({
  value: value as Ownership,
  label,
}))

export const HospitalFields = ({ form, onChange }: Props) => (
  <>
    <TextEntry
      label="名称"
      note="与发票上的收款单位一致，理赔按它认医院"
      isRequired
      value={form.name}
      maxLength={60}
      onChange={(name) => onChange({ name })}
    />
    <TextEntry
      label="别名"
      note="多个用顿号或逗号隔开，搜索和理赔都认"
      value={form.aliases}
      maxLength={200}
      onChange={(aliases) => onChange({ aliases })}
    />
    <Level form={form} onChange={onChange} />
    <Place form={form} onChange={onChange} />
    <TextEntry
      label="科室"
      note="多个用顿号或逗号隔开"
      isRequired
      rows={2}
      value={form.departments}
      maxLength={400}
      onChange={(departments) => onChange({ departments })}
    />
    <Pair>
      <NumberEntry
        label="顺序"
        note="会员没有给出位置时，数字小的在前"
        value={form.sort}
        min={0}
        max={999_999}
        onChange={(sort) => onChange({ sort: sort ?? 0 })}
      />
      <Entry label="直付" note="账单由医院直接寄给保险公司">
        {(id) => <Switch id={id} checked={form.isDirect} onChange={(isDirect) => onChange({ isDirect })} />}
      </Entry>
    </Pair>
  </>
)

const Level = ({ form, onChange }: Props) => (
  <Pair>
    <Entry label="等级">
      {(id) => (
        <Select<HospitalGradeName>
          id={id}
          virtual={false}
          value={form.grade}
          options={grades}
          onChange={(grade) => onChange({ grade })}
        />
      )}
    </Entry>
    <Entry label="性质" note="方案限公立医院时按它判断">
      {(id) => (
        <Select<Ownership>
          id={id}
          value={form.ownership}
          options={ownerships}
          onChange={(ownership) => onChange({ ownership })}
        />
      )}
    </Entry>
  </Pair>
)

const Place = ({ form, onChange }: Props) => (
  <>
    <Pair>
      <TextEntry
        label="省份"
        isRequired
        value={form.province}
        maxLength={20}
        onChange={(province) => onChange({ province })}
      />
      <TextEntry
        label="城市"
        isRequired
        value={form.city}
        maxLength={20}
        onChange={(city) => onChange({ city })}
      />
    </Pair>
    <Pair>
      <TextEntry
        label="地址"
        isRequired
        value={form.address}
        maxLength={100}
        onChange={(address) => onChange({ address })}
      />
      <TextEntry label="电话" value={form.phone} maxLength={20} onChange={(phone) => onChange({ phone })} />
    </Pair>
    <Pair>
      <NumberEntry
        label="经度"
        note="GCJ-02 坐标"
        isRequired
        value={form.longitude}
        min={-180}
        max={180}
        precision={6}
        onChange={(longitude) => onChange({ longitude })}
      />
      <NumberEntry
        label="纬度"
        isRequired
        value={form.latitude}
        min={-90}
        max={90}
        precision={6}
        onChange={(latitude) => onChange({ latitude })}
      />
    </Pair>
  </>
)
