import { invoiceCalls, type BillableOrder } from '@yf/contract/invoices'
import { emailFault } from '@yf/domain/email'
import { mostOrdersOnBill } from '@yf/domain/invoice'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'

interface Application {
  /** With the billable amount of each, so that the total is known before sending. */
  orders: readonly Pick<BillableOrder, 'id' | 'companyId' | 'billableFen'>[]
  titleId: string | null
  email: string
}

interface ApplicationDefaults {
  email: string
  /** Used while no other title is chosen; it may load later than the page, with the first title. */
  usualTitleId: string | null
}

/** Data of an invoice application: orders of one company, a title, a mailbox. */
export function useApplication({ email: knownEmail, usualTitleId }: ApplicationDefaults, billId?: string) {
  const applying = useWrite(invoiceCalls.apply)
  const form = useForm<Application>({ orders: [], titleId: null, email: knownEmail }, (values) => ({
    orders: billId === undefined && values.orders.length === 0 ? '请选择要开票的订单' : null,
    titleId: (values.titleId ?? usualTitleId) === null ? '请选择发票抬头' : null,
    email: emailFault(values.email),
  }))
  const { orders } = form.values
  const toggle = (order: BillableOrder) => {
    if (orders.some(({ id }) => id === order.id))
      return form.change({ orders: orders.filter(({ id }) => id !== order.id) })
    if (orders.some(({ companyId }) => companyId !== order.companyId))
      return say('一张发票只能包含同一企业名下的订单')
    if (orders.length >= mostOrdersOnBill) return say(`一张发票最多 ${mostOrdersOnBill} 个订单`)
    return form.change({ orders: [...orders, order] })
  }
  const submit = async () => {
    const applied = await form.submit(({ titleId, email }) =>
      applying.send({
        ...(billId === undefined ? {} : { billId }),
        orderIds: billId === undefined ? orders.map(({ id }) => id) : [],
        titleId: titleId ?? usualTitleId ?? '',
        email: email.trim(),
      }),
    )
    if (!applied?.ok) return
    say('已提交，开好后会通知您')
    void refresh(invoiceCalls.bills, invoiceCalls.billable, invoiceCalls.detail)
    replaceWith('/invoice/detail', { query: { id: applied.result.id } })
  }
  const titleId = form.values.titleId ?? usualTitleId
  return {
    ...form,
    titleId,
    toggle,
    submit,
    totalFen: orders.reduce((sum, { billableFen }) => sum + billableFen, 0),
  }
}

export type ApplicationForm = ReturnType<typeof useApplication>
