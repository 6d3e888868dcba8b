import { consultationCalls } from '@yf/contract/consultation'
import type { Prescription } from '@yf/contract/consultation-shapes'
import { useState } from 'react'
import { useFamily } from '#features/equity/shared/use-equity.ts'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { OrderSheet } from '#features/pharmacy/shared/order-sheet.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { DrugBenefits } from '../record/drug-benefits.tsx'
import { PrescriptionRow } from '../record/prescription-row.tsx'
import styles from '../record/record.module.css'

const everybody = ''

/** Prescriptions with status and expiry. */
export default function PrescriptionsScreen() {
  const { companyId } = useCompany()
  const family = useFamily().data ?? []
  const benefits = useQueryOf(consultationCalls.drugEquity, { companyId }, { silent: true }).data ?? []
  const [familyId, setFamilyId] = useState(everybody)
  const { order: addressed = null } = useQueryParams()
  const [order, setOrder] = useState(addressed)
  const filter = { companyId, ...(familyId ? { familyId } : {}) }
  return (
    <Page>
      <div className={styles.filters}>
        <Card flush>
          <Cell icon="order" label="药品订单" note="付款、物流、确认收货" onTap={() => go('/yf/order')} />
        </Card>
        <DrugBenefits of={benefits} />
        {family.length > 1 && (
          <Segments
            label="就诊人"
            items={[
              { value: everybody, label: '全部家人' },
              ...family.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={familyId}
            onChange={setFamilyId}
          />
        )}
      </div>
      <AnsweredList<Prescription>
        key={JSON.stringify(filter)}
        label="处方记录"
        look="plain"
        load={pagesOf(consultationCalls.prescriptions, filter)}
        keyOf={({ id }) => id}
        renderRow={(prescription) => (
          <PrescriptionRow
            prescription={prescription}
            onOpen={() => go('/consultationRecord/:id', { params: { id: prescription.consultationId } })}
            onOrder={() => setOrder(prescription.id)}
          />
        )}
        empty={<EmptyOf kind="medicine" title="还没有处方" note="医生开具处方后会出现在这里" />}
      />
      <OrderSheet
        prescriptionId={order}
        onClose={() => (addressed ? replaceWith('/RxRecords') : setOrder(null))}
        // Stored in the address, so that the order is open again after the detour to the address list.
        onLeave={() => order && replaceWith('/RxRecords', { query: { order } })}
      />
    </Page>
  )
}
