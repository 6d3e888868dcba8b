import { advertPositions, type AdvertPosition } from '@yf/domain/advert'
import { Select } from 'antd'
import { PictureChoice } from '#features/mall/shared/picture-choice.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { MomentEntry } from '#ui/entry/moment-entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { linkFault, pictureNames, pictures, type AdvertForm } from '../advert-form.ts'

interface Props {
  form: AdvertForm
  onChange: (changes: Partial<AdvertForm>) => void
}

const positions = Object.entries(advertPositions).map(([value, { name: label }]) => ({
  value: value as AdvertPosition,
  label,
}))

export const AdvertFields = ({ form, onChange }: Props) => (
  <>
    <Entry label="位置" note={advertPositions[form.position].note}>
      {(id) => (
        <Select<AdvertPosition>
          id={id}
          value={form.position}
          options={positions}
          onChange={(position) => onChange({ position })}
        />
      )}
    </Entry>
    <Pair>
      <TextEntry
        label="标题"
        isRequired
        value={form.title}
        maxLength={20}
        onChange={(title) => onChange({ title })}
      />
      <NumberEntry
        label="顺序"
        note="同一位置，数字小的在前"
        value={form.sort}
        min={0}
        max={9999}
        onChange={(sort) => onChange({ sort: sort ?? 0 })}
      />
    </Pair>
    <TextEntry
      label="说明"
      value={form.summary}
      maxLength={60}
      onChange={(summary) => onChange({ summary })}
    />
    <TextEntry
      label="链接"
      note="应用内页面写路径，例如 /examination；外部网址须在应用允许打开的网站内。不填则不能点"
      value={form.jumpUrl}
      maxLength={2000}
      fault={linkFault(form)}
      onChange={(jumpUrl) => onChange({ jumpUrl })}
    />
    {advertPositions[form.position].hasPicture && (
      <PictureChoice
        alt="广告图片"
        note="JPG、PNG 或 HEIC，建议 4:3、背景透明"
        value={form.picLink}
        pictures={pictures}
        names={pictureNames}
        onChange={(picLink) => onChange({ picLink })}
      />
    )}
    <Period form={form} onChange={onChange} />
  </>
)

const Period = ({ form, onChange }: Props) => (
  <Pair>
    <MomentEntry
      label="开始时间"
      isRequired
      value={form.startTime}
      onChange={(startTime) => onChange({ startTime })}
    />
    <MomentEntry
      label="结束时间"
      isRequired
      value={form.endTime}
      onChange={(endTime) => onChange({ endTime })}
    />
  </Pair>
)
