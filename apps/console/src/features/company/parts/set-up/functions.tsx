import { companySetUpCalls, type AdminCompany } from '@yf/contract/company-admin-set-up'
import { formatFen, fromYuan, toYuan } from '@yf/domain/money'
import { Button, Form, Space, Switch } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Failure } from './failure.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import styles from './set-up.module.css'

const switches = [
  { field: 'showsEquity', label: '展示权益', note: '员工在应用里看到企业的权益说明' },
  { field: 'sellsConsultations', label: '自费问诊', note: '没有问诊权益的员工可以自己付费' },
  { field: 'sellsCounselling', label: '自费心理咨询', note: '没有咨询权益的员工可以自己付费' },
] as const

const formOf = (company: AdminCompany) => ({
  showsEquity: company.showsEquity,
  sellsConsultations: company.sellsConsultations,
  sellsCounselling: company.sellsCounselling,
  priceYuan: company.consultationFen === null ? null : toYuan(company.consultationFen),
})

/** The tab 价格与功能. Which entries the app shows is part of the theme. */
export function Functions({ company }: { company: AdminCompany }) {
  const [form, setForm] = useState(() => formOf(company))
  const saving = useCompanySaving(companySetUpCalls.saveFunctions)
  const { companyId, revision, usualFen } = company
  const { priceYuan, ...isOn } = form
  const isTouched = JSON.stringify(form) !== JSON.stringify(formOf(company))
  const save = () =>
    saving.save(
      { companyId, revision, ...isOn, consultationFen: priceYuan === null ? null : fromYuan(priceYuan) },
      { savedMessage: '价格与功能已保存，立即生效', onClose: () => undefined },
    )
  return (
    <Section title="价格与功能" aside={<span className={text.quiet}>已下的订单价格不变</span>}>
      <Form layout="vertical" className={styles.narrow} onFinish={() => void save()}>
        {switches.map(({ field, label, note }) => (
          <Entry key={field} label={label} note={note}>
            {(id) => (
              <Switch
                id={id}
                checked={form[field] === 1}
                onChange={(is) => setForm({ ...form, [field]: is ? 1 : 0 })}
              />
            )}
          </Entry>
        ))}
        <NumberEntry
          label="问诊价格（元/次）"
          note={`留空为统一价格 ${formatFen(usualFen)}`}
          value={priceYuan}
          min={0.01}
          max={100_000}
          precision={2}
          onChange={(yuan) => setForm({ ...form, priceYuan: yuan })}
        />
        <Failure text={saving.fault} />
        <Space>
          <Button htmlType="submit" type="primary" disabled={!isTouched} loading={saving.isBusy}>
            保存
          </Button>
          {isTouched && <Button onClick={() => setForm(formOf(company))}>放弃修改</Button>}
        </Space>
      </Form>
    </Section>
  )
}
