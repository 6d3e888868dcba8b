import { invoiceCalls, type InvoiceTitle } from '@yf/contract/invoices'
import { titleKinds, type TitleKind } from '@yf/domain/invoice'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { emptyTitle, formOf, inputOf, titleFaults } from '../title-form.ts'
import { refreshTitles, removeTitle } from '../use-titles.ts'
import { CompanyFields } from './company-fields.tsx'
import styles from './title-form.module.css'

const kinds = (Object.keys(titleKinds) as TitleKind[]).map((value) => ({
  value,
  label: titleKinds[value],
}))

/** A person only needs a name; a company needs a tax number, validated while typing. */
export function TitleFormPage({ savedTitle }: { savedTitle: InvoiceTitle | null }) {
  const leave = useWayBack()
  const saving = useWrite(invoiceCalls.saveTitle)
  const form = useForm(savedTitle ? formOf(savedTitle) : emptyTitle, titleFaults)
  const submit = async () => {
    const saved = await form.submit((values) => saving.send(inputOf(values, savedTitle?.id)))
    if (!saved?.ok) return
    say('保存成功')
    void refreshTitles()
    leave()
  }
  const { values, field, set } = form
  return (
    <Page
      actions={
        <>
          {savedTitle && (
            <Button kind="secondary" onTap={async () => (await removeTitle(savedTitle)) && leave()}>
              删除
            </Button>
          )}
          <Button block busy={form.isBusy} onTap={submit}>
            保存
          </Button>
        </>
      }
    >
      <Card>
        <div className={styles.fields}>
          <ChoiceField label="抬头类型" options={kinds} value={values.kind} onChange={set('kind')} />
          <TextField
            {...field('name')}
            label={values.kind === 'company' ? '企业名称' : '姓名'}
            required
            clearable
            maxLength={100}
            placeholder={values.kind === 'company' ? '与营业执照一致的全称' : '发票上的名字'}
          />
          {values.kind === 'company' && <CompanyFields field={field} />}
        </div>
      </Card>
      <Card flush>
        <Switch
          label="设为默认抬头"
          note={savedTitle?.isDefault === 1 ? '已是默认；把另一个设为默认即可更换' : '申请开票时先用这个抬头'}
          checked={values.isDefault}
          disabled={savedTitle?.isDefault === 1}
          onChange={set('isDefault')}
        />
      </Card>
    </Page>
  )
}
