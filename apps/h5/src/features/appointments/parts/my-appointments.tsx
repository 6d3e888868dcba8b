import { appointmentCalls } from '@yf/contract/appointments'
import type { Appointment } from '@yf/contract/appointment-shapes'
import {
  bookingNames,
  bookingStates,
  slotKindNames,
  slotKinds,
  type BookingState,
  type SlotKind,
} from '@yf/domain/booking'
import { useState } from 'react'
import { heldText, isOpen, stateOf, unpaidOf } from '#features/eap/shared/booking-texts.ts'
import { spanText } from '#features/eap/shared/times.ts'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { iconOf } from '../texts.ts'
import { openAppointment } from '../writes.ts'
import { NextCard } from './next-card.tsx'

type StateFilter = BookingState | 0
type KindFilter = SlotKind | 'all'

const states = [
  { value: 0 as StateFilter, label: '全部状态' },
  ...Object.values(bookingStates).map((value) => ({
    value: value as StateFilter,
    label: value === bookingStates.asked ? '待确认/待付款' : bookingNames[value],
  })),
]
const kinds = [
  { value: 'all' as KindFilter, label: '全部类型' },
  ...slotKinds.map((value) => ({ value: value as KindFilter, label: slotKindNames[value] })),
]

type AppointmentItem = Appointment & { readonly isNext?: boolean }

/** The first upcoming appointment is highlighted; a filtered list has none. */
const loading = (state: StateFilter, kind: KindFilter) => {
  const load = pagesOf(appointmentCalls.list, {
    ...(state === 0 ? {} : { state }),
    ...(kind === 'all' ? {} : { kind }),
  })
  return async (pageNo: number) => {
    const page = await load(pageNo)
    const [first, ...others] = page.records
    const isNext = pageNo === 1 && state === 0 && kind === 'all' && first && isOpen(first)
    return isNext ? { ...page, records: [{ ...first, isNext }, ...others] } : page
  }
}

export function MyAppointments() {
  const [state, setState] = useState<StateFilter>(0)
  const [kind, setKind] = useState<KindFilter>('all')
  const isAll = state === 0 && kind === 'all'
  return (
    <>
      <div>
        <Segments label="预约类型" items={kinds} value={kind} onChange={setKind} />
        <Segments label="预约状态" items={states} value={state} onChange={setState} />
      </div>
      <AnsweredList<AppointmentItem>
        key={`${kind}${state}`}
        label="预约记录"
        look="plain"
        renewOnReturn
        load={loading(state, kind)}
        keyOf={({ id }) => id}
        renderRow={(row) => (row.isNext ? <NextCard of={row} /> : <AppointmentRow of={row} />)}
        skeleton={[0, 1, 2].map((key) => (
          <SkeletonCard key={key} lines={3} />
        ))}
        empty={
          <EmptyOf
            kind="appointments"
            title={isAll ? '还没有预约' : '没有符合条件的预约'}
            note={isAll ? '在「可预约服务」中选择服务和时间' : '可以换一个类型或状态看看'}
          />
        }
      />
    </>
  )
}

function AppointmentRow({ of }: { of: Appointment }) {
  const { word, tone } = stateOf(of)
  const unpaid = unpaidOf(of)
  const where = [of.note, of.spot?.name].filter(Boolean).join(' · ')
  return (
    <Card flush>
      <ListRow
        title={of.title}
        lead={<Icon name={iconOf(of)} size={24} />}
        facts={[spanText(of), unpaid ? heldText(unpaid.until) : where].filter(Boolean)}
        state={<Chip tone={tone}>{word}</Chip>}
        onTap={() => openAppointment(of)}
      />
    </Card>
  )
}
