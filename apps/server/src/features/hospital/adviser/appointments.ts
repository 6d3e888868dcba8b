import { adviserTopics } from '@yf/domain/adviser'
import type { AppointmentKind } from '#features/slots/public.ts'
import { topicOf } from './dto.ts'
import { adviserNamesOf } from './store.ts'

/** Calls with the adviser in the list of all appointments. */
export const adviserAppointments: AppointmentKind = {
  async display({ db }, rows) {
    const names = await adviserNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
    return new Map(
      rows.map(({ id, company_id, choice }) => [
        id,
        {
          title: '专属顾问来电',
          note: [names.get(company_id), adviserTopics[topicOf(choice)]].filter(Boolean).join(' · '),
          path: '/1v1',
        },
      ]),
    )
  },
}
