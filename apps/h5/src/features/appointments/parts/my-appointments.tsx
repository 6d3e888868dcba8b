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
import { heldText, isOpen, stateOf, unpaidOf } from '#features/eap/shared/booking-words.ts'
import { spanText } from '#features/eap/shared/times.ts'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { iconOf } from '../words.ts'
import { openAppointment } from '../writes.ts'
import { NextCard } from './next-card.tsx'

type ShownState = BookingState | 0
type ShownKind = SlotKind | 'all'

const states = [
  { value: 0 as ShownState, label: '全部状态' },
  ...Object.values(bookingStates).map((value) => ({
    value: value as ShownState,
    label: value === bookingStates.asked ? '待确认/待付款' : bookingNames[value],
  })),
]
const kinds = [
  { value: 'all' as ShownKind, label: '全部类型' },
  ...slotKinds.map((value) => ({ value: value as ShownKind, label: slotKindNames[value] })),
]

type Row = Appointment & { readonly isNext?: boolean }

/** The first upcoming appointment is highlighted; a filtered list has none. */
const loading = (state: ShownState, kind: ShownKind) => {
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
  const [state, setState] = useState<ShownState>(0)
  const [kind, setKind] = useState<ShownKind>('all')
  const isAll = state === 0 && kind === 'all'
  return (
    <>
      <div>
        <Segments label="预约类型" items={kinds} value={kind} onChange={setKind} />
        <Segments label="预约状态" items={states} value={state} onChange={setState} />
      </div>
      <AnsweredList<Row>
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
