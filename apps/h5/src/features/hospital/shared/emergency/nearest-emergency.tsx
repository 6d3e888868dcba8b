import { hospitalCalls, type Hospital } from '@yf/contract/hospital'
import { distanceText } from '@yf/domain/positions'
import { useEffect } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { locate, locateIfAllowed, useWhereabouts } from '#platform/position/position.ts'
import { area } from '#platform/storage/area.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { mapLink } from '../map-link.ts'
import styles from './nearest-emergency.module.css'

/**
 * Hospitals with an emergency department: the nearest, or those of the last selected city until the position is
 * known.
 */
export function NearestEmergency() {
  const { state, position } = useWhereabouts()
  useEffect(() => void locateIfAllowed(), [])
  const city = area.read()
  const here = position ?? (city ? { city } : null)
  return (
    <section className={styles.nearest} aria-label="附近的急诊">
      <h3 className={styles.title}>{position ? '离您最近的急诊' : city ? `${city}的急诊` : '附近的急诊'}</h3>
      {here && <Departments of={here} />}
      {!position && (
        <Button block kind="secondary" icon="location" busy={state === 'asking'} onTap={locate}>
          {state === 'unknown' ? '未能定位，再试一次' : '查找离我最近的急诊'}
        </Button>
      )}
    </section>
  )
}

type SearchOrigin = { city: string } | { longitude: number; latitude: number }

function Departments({ of }: { of: SearchOrigin }) {
  const found = useQueryOf(
    hospitalCalls.list,
    { keyword: '急诊', pageNo: 1, pageSize: 3, ...of },
    { silent: true },
  )
  return (
    <Answered of={found} skeleton={<SkeletonRows rows={1} />} empty={<NoEmergencyData />}>
      {({ records }) => (
        <ul>
          {records.map((hospital) => (
            <Department key={hospital.id} hospital={hospital} />
          ))}
        </ul>
      )}
    </Answered>
  )
}

const NoEmergencyData = () => <p className={styles.fact}>暂无这里的急诊信息，请直接拨打 120</p>

function Department({ hospital }: { hospital: Hospital }) {
  const { name, address, phone, distance } = hospital
  return (
    <li className={styles.department}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.fact}>
          {distance === null ? address : `${distanceText(distance)} · ${address}`}
        </p>
      </div>
      <a
        className={styles.way}
        href={mapLink(hospital)}
        target="_blank"
        rel="noreferrer"
        aria-label={`去${name}的路线`}
      >
        <Icon name="location" size={20} />
      </a>
      {phone && (
        <a className={styles.way} href={`tel:${phone}`} aria-label={`拨打${name}的电话`}>
          <Icon name="phone" size={20} />
        </a>
      )}
    </li>
  )
}
