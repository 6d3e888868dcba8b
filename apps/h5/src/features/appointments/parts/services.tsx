import { appointmentCalls } from '@yf/contract/appointments'
import type { OfflineModule } from '@yf/contract/appointment-shapes'
import { Suspense, useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { isIconName } from '#ui/icon/names.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'

const BookingSheet = lazy(() => import('./booking-sheet.tsx'))

/** Bookable services: price, eligible persons and sites. */
export function Services() {
  const modules = useQueryOf(appointmentCalls.modules, { companyId: useCompany().companyId })
  const [chosen, setChosen] = useState<OfflineModule | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (module: OfflineModule) => {
    setChosen(module)
    setOpen(true)
  }
  return (
    <>
      <Answered
        of={modules}
        skeleton={<SkeletonCard lines={3} />}
        empty={<EmptyOf kind="benefits" title="暂无可预约的服务" note="企业为您开通线下服务后会显示在这里" />}
      >
        {(rows) => rows.map((row) => <ServiceRow key={row.id} of={row} onTap={() => open(row)} />)}
      </Answered>
      {chosen && (
        <Suspense>
          <BookingSheet
            key={chosen.id}
            open={isOpen}
            module={chosen}
            changing={null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function ServiceRow({ of, onTap }: { of: OfflineModule; onTap: () => void }) {
  const people = of.rights.map(({ personName, left }) => `${personName} 剩余 ${left} 次`).join('，')
  const isUsedUp = of.isFree === 0 && of.rights.every(({ left }) => left === 0)
  return (
    <Card flush>
      <ListRow
        title={of.name}
        lead={<Icon name={isIconName(of.icon) ? of.icon : 'location'} size={24} />}
        facts={[
          of.summary,
          [of.isFree === 1 ? '本企业员工免费' : people, of.cities.join('、')].filter(Boolean).join(' · '),
        ]}
        state={isUsedUp ? <Chip>已用完</Chip> : <Chip tone="success">可预约</Chip>}
        onTap={onTap}
      />
    </Card>
  )
}
