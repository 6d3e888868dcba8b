import { afterSaleCalls, type SaleDetail } from '@yf/contract/after-sales'
import { dayAndClockText } from '@yf/domain/date-text'
import type { Courier } from '@yf/domain/parcel'
import { useForm } from '#platform/forms/use-form.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { refreshOrders } from '../use-orders.ts'
import styles from './fields.module.css'

/** Return address, deadline and the courier used. */
export function SendBack({ id }: { id: string }) {
  return (
    <AnsweredPage of={useFresh(afterSaleCalls.detail, { id })} skeleton={<SkeletonCard lines={6} />}>
      {(sale) => (sale.can.sendBack ? <Form sale={sale} /> : <NotAwaited />)}
    </AnsweredPage>
  )
}

const NotAwaited = () => (
  <Page>
    <EmptyOf kind="parcels" title="现在不需要寄回" note="审核通过后，会通知您寄回商品" />
  </Page>
)

const goodNumber = /^[A-Za-z0-9-]{6,30}$/

function Form({ sale }: { sale: SaleDetail }) {
  const couriers = useQueryOf(afterSaleCalls.couriers, {}, { silent: false }).data ?? []
  const sending = useWrite(afterSaleCalls.sendBack, { loading: false })
  const form = useForm({ courier: null as string | null, parcelNo: '' }, ({ courier, parcelNo }) => ({
    courier: courier === null ? '请选择快递公司' : null,
    parcelNo: goodNumber.test(parcelNo.trim()) ? null : '请填写 6-30 位字母或数字的运单号',
  }))
  const submit = async () => {
    const sent = await form.submit(({ courier, parcelNo }) =>
      sending.send({ id: sale.id, courier: courier as Courier, parcelNo: parcelNo.trim() }),
    )
    if (!sent?.ok) return
    await refreshOrders()
    replaceWith('/mallAfterSales', { query: { id: sale.id } })
  }
  return (
    <Page
      actions={
        <Button block busy={form.isBusy} onTap={submit}>
          提交运单号
        </Button>
      }
    >
      <Card title="寄回地址">
        <Facts
          rows={[
            {
              label: '地址',
              value: (
                <>
                  {sale.returnAddress} <CopyButton text={sale.returnAddress} what="寄回地址" />
                </>
              ),
            },
            { label: '请在此前寄出', value: sale.sendBackBefore && dayAndClockText(sale.sendBackBefore) },
          ]}
        />
      </Card>
      <Card>
        <div className={styles.fields}>
          <SelectField
            {...form.field('courier')}
            label="快递公司"
            required
            options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField
            {...form.field('parcelNo')}
            label="运单号"
            maxLength={30}
            placeholder="快递面单上的号码"
          />
        </div>
      </Card>
    </Page>
  )
}
