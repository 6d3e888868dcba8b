import { Alert, Button, Form, Space } from 'antd'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import type { ContactDraft } from '../use-contact-draft.ts'
import { savedText } from './saved-text.ts'
import styles from './contact-form.module.css'

const fields = [
  { field: 'department', label: '部门', most: 40, note: '例如 人力资源部 · 员工关怀组' },
  { field: 'person', label: '联系人', most: 20, note: '可以不填' },
  { field: 'phone', label: '电话', most: 20, note: '员工点一下就能拨打' },
  { field: 'mail', label: '邮箱', most: 80, note: '可以不填' },
  { field: 'hours', label: '服务时间', most: 60, note: '例如 工作日 9:30-18:00' },
  { field: 'place', label: '办公地点', most: 60, note: '可以不填' },
] as const

/**
 * The contact for the company's employees; if all fields are empty there is no contact, and the app shows a general
 * text.
 */
export function ContactForm({ draft }: { draft: ContactDraft }) {
  const { words: contactFields, faults, isTouched, isBusy, refused } = draft
  const isWhole = Object.keys(faults).length === 0
  return (
    <Section title="福利咨询联系方式" aside={<span className={text.quiet}>{savedText(draft.contact)}</span>}>
      <Form layout="vertical" className={styles.form} onFinish={() => void draft.save()}>
        <Pair>
          {fields.map(({ field, label, most, note }) => (
            <TextEntry
              key={field}
              className={styles.entry}
              label={label}
              note={note}
              isRequired={field === 'department'}
              value={contactFields[field]}
              maxLength={most}
              fault={isTouched ? (faults[field] ?? null) : null}
              onChange={(value) => draft.change({ [field]: value })}
            />
          ))}
        </Pair>
        {refused && (
          <Alert
            type="error"
            showIcon
            title={refused}
            action={
              <Button size="small" onClick={() => void draft.drop()}>
                查看最新内容
              </Button>
            }
          />
        )}
        <Space>
          <Button htmlType="submit" type="primary" disabled={!isTouched || !isWhole} loading={isBusy}>
            保存联系方式
          </Button>
          {isTouched && (
            <Button disabled={isBusy} onClick={() => void draft.drop()}>
              放弃修改
            </Button>
          )}
        </Space>
      </Form>
    </Section>
  )
}
