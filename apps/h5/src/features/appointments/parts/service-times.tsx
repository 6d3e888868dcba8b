import { appointmentCalls } from '@yf/contract/appointments'
import type { OfflineSite, ServiceTime } from '@yf/contract/appointment-shapes'
import { useState } from 'react'
import { Days, Times } from '#features/eap/shared/day-and-time.tsx'
import { soonText } from '#features/eap/shared/times.ts'
import { today } from '#features/eap/shared/today.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './service-times.module.css'

interface Props {
  companyId: string
  moduleId: string
  /** A reschedule keeps its site. */
  fixedSite: string | null
  value: ServiceTime | null
  onChange: (time: ServiceTime | null, site: OfflineSite | null) => void
}

/** The site, a strip of its days, and the times of the chosen day. */
export function ServiceTimes({ companyId, moduleId, fixedSite, value, onChange }: Props) {
  const [siteId, setSite] = useState(fixedSite)
  const [day, setDay] = useState<string | null>(null)
  const scheduleQuery = { companyId, moduleId, ...(siteId ? { siteId } : {}) }
  // Free times go within minutes, so the calendar refetches on each opening.
  const calendar = useQueryOf(appointmentCalls.schedule, scheduleQuery, { staleTime: 0 })
  const choose = (site: string | null, day: string | null) => {
    setSite(site)
    setDay(day)
    onChange(null, null)
  }
  return (
    <Answered of={calendar} skeleton={<SkeletonCard lines={5} />}>
      {(found) => {
        const shownDay = day ?? found.day
        const site = found.sites.find(({ id }) => id === found.siteId) ?? null
        const choosing = { value, onChange: (time: ServiceTime) => onChange(time, site) }
        return (
          <div className={styles.parts}>
            {fixedSite === null && (
              <Site sites={found.sites} value={found.siteId} onChange={(site) => choose(site, null)} />
            )}
            {found.days.length === 0 ? (
              <EmptyOf kind="times" title="近期没有可约的时间" note="可以换一个网点，或过几天再来看看" />
            ) : (
              <>
                <Days
                  days={found.days}
                  shownDay={shownDay}
                  onShow={(day) => choose(siteId, day)}
                  stateOf={({ left }) => (left > 0 ? `余 ${left}` : '约满')}
                />
                {shownDay === found.day ? (
                  <DayTimes times={found.times} {...choosing} />
                ) : (
                  <TimesOf
                    scheduleQuery={{ ...scheduleQuery, siteId: found.siteId, day: shownDay }}
                    {...choosing}
                  />
                )}
              </>
            )}
          </div>
        )
      }}
    </Answered>
  )
}

/** 静安区南京西路1266号3楼 · 最早 今天 09:00 */
const siteText = ({ address, nextFreeTime }: OfflineSite): string =>
  `${address} · ${nextFreeTime ? `最早 ${soonText(nextFreeTime, today())}` : '近期约满'}`

function Site({
  sites,
  value,
  onChange,
}: {
  sites: OfflineSite[]
  value: string
  onChange: (id: string) => void
}) {
  const chosen = sites.find(({ id }) => id === value)
  return (
    <SelectField
      label="服务网点"
      options={sites.map((site) => ({
        value: site.id,
        label: `${site.city} · ${site.name}`,
        note: siteText(site),
      }))}
      value={value}
      onChange={onChange}
      hint={chosen && siteText(chosen)}
    />
  )
}

interface TimeChoiceProps {
  value: ServiceTime | null
  onChange: (time: ServiceTime) => void
}

interface OfDay extends TimeChoiceProps {
  scheduleQuery: { companyId: string; moduleId: string; siteId: string; day: string }
}

function TimesOf({ scheduleQuery, ...choosing }: OfDay) {
  const calendar = useQueryOf(appointmentCalls.schedule, scheduleQuery, { staleTime: 0 })
  return (
    <Answered of={calendar} skeleton={<SkeletonCard lines={3} />}>
      {({ times }) => <DayTimes times={times} {...choosing} />}
    </Answered>
  )
}

const DayTimes = ({ times, ...choosing }: TimeChoiceProps & { times: readonly ServiceTime[] }) =>
  times.length === 0 ? (
    <p className={styles.note}>这一天已没有可约的时间</p>
  ) : (
    <Times times={times} freeText={({ left }) => (left > 0 ? `余 ${left}` : null)} {...choosing} />
  )
