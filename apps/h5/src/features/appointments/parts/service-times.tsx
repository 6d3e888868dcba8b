import { appointmentCalls } from '@yf/contract/appointments'
import type { OfflineSite, ServiceDay, ServiceTime } from '@yf/contract/appointment-shapes'
import { useId, useState } from 'react'
import picker from '#features/eap/shared/time-picker.module.css'
import { clockText, dateText, dayWord, soonText } from '#features/eap/shared/times.ts'
import { today } from '#features/eap/shared/today.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import base from '#ui/base.module.css'
import { EmptyState } from '#ui/blank-state/blank-state.tsx'
import { classNames } from '#ui/class-names.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './service-times.module.css'

interface Props {
  companyId: string
  moduleId: string
  /** A change stays at its place. */
  fixedSite: string | null
  value: ServiceTime | null
  onChange: (time: ServiceTime | null, site: OfflineSite | null) => void
}

/** A place, a strip of its days, and the times of the one that is chosen. */
export function ServiceTimes({ companyId, moduleId, fixedSite, value, onChange }: Props) {
  const [siteId, setSite] = useState(fixedSite)
  const [day, setDay] = useState<string | null>(null)
  const asked = { companyId, moduleId, ...(siteId ? { siteId } : {}) }
  // Free times are gone in minutes: whoever opens the calendar sees those of now.
  const calendar = useQueryOf(appointmentCalls.schedule, asked, { staleTime: 0 })
  const choose = (site: string | null, day: string | null) => {
    setSite(site)
    setDay(day)
    onChange(null, null)
  }
  return (
    <Answered of={calendar} skeleton={<SkeletonCard lines={5} />}>
      {(found) => {
        const shown = day ?? found.day
        const site = found.sites.find(({ id }) => id === found.siteId) ?? null
        const choosing = { value, onChange: (time: ServiceTime) => onChange(time, site) }
        return (
          <div className={styles.parts}>
            {fixedSite === null && (
              <Site sites={found.sites} value={found.siteId} onChange={(site) => choose(site, null)} />
            )}
            {found.days.length === 0 ? (
              <EmptyState title="近期没有可约的时间" note="可以换一个网点，或过几天再来看看" />
            ) : (
              <>
                <fieldset className={picker.days}>
                  <legend className={base.hidden}>日期</legend>
                  {found.days.map((one) => (
                    <Day
                      key={one.day}
                      of={one}
                      isShown={one.day === shown}
                      onShow={() => choose(siteId, one.day)}
                    />
                  ))}
                </fieldset>
                {shown === found.day ? (
                  <Times times={found.times} {...choosing} />
                ) : (
                  <TimesOf asked={{ ...asked, siteId: found.siteId, day: shown }} {...choosing} />
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

function Day({ of, isShown, onShow }: { of: ServiceDay; isShown: boolean; onShow: () => void }) {
  return (
    <button
      type="button"
      className={classNames(base.tap, picker.day)}
      aria-pressed={isShown}
      onClick={onShow}
    >
      <span>{dayWord(of.day, today())}</span>
      <span className={picker.date}>{dateText(of.day)}</span>
      <span className={picker.state}>{of.left > 0 ? `余 ${of.left}` : '约满'}</span>
    </button>
  )
}

interface Choosing {
  value: ServiceTime | null
  onChange: (time: ServiceTime) => void
}

interface OfDay extends Choosing {
  asked: { companyId: string; moduleId: string; siteId: string; day: string }
}

function TimesOf({ asked, ...choosing }: OfDay) {
  const calendar = useQueryOf(appointmentCalls.schedule, asked, { staleTime: 0 })
  return (
    <Answered of={calendar} skeleton={<SkeletonCard lines={3} />}>
      {({ times }) => <Times times={times} {...choosing} />}
    </Answered>
  )
}

function Times({ times, value, onChange }: Choosing & { times: readonly ServiceTime[] }) {
  const name = useId()
  if (times.length === 0) return <p className={styles.note}>这一天已没有可约的时间</p>
  return (
    <fieldset className={picker.times}>
      <legend className={base.hidden}>时间</legend>
      {times.map((time) => (
        <label key={time.id} className={classNames(picker.time, time.left === 0 && picker.full)}>
          <input
            type="radio"
            name={name}
            className={picker.input}
            checked={time.id === value?.id}
            onChange={() => onChange(time)}
          />
          <Time of={time} />
        </label>
      ))}
    </fieldset>
  )
}

const Time = ({ of }: { of: ServiceTime }) => (
  <span className={picker.box}>
    <span className={picker.clock}>{clockText(of.startTime)}</span>
    <span className={picker.state}>{placesText(of)}</span>
  </span>
)

function placesText({ left, isWaitedFor, waiting }: ServiceTime): string {
  if (left > 0) return `余 ${left}`
  if (isWaitedFor === 1) return '候补中'
  return waiting > 0 ? `约满 · ${waiting} 人候补` : '约满 · 可候补'
}
