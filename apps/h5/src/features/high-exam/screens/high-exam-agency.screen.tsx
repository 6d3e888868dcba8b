import { highExamCalls } from '@yf/contract/high-exam'
import type { ExamCity, ExamInstitution } from '@yf/contract/high-exam-shapes'
import { useState } from 'react'
import { DistanceBar } from '#features/hospital/shared/distance-bar.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useWhereabouts } from '#platform/position/position.ts'
import { useCompany } from '#platform/session/company.ts'
import { area } from '#platform/storage/area.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { queryOf, useChoice } from '../choice.ts'
import { BrandFilter } from '../parts/brand-filter.tsx'
import { InstitutionCard } from '../parts/institution-card.tsx'
import styles from './high-exam.module.css'

/** City, brand, institution; sorted by distance once the position is known. */
export default function HighExamAgencyScreen() {
  const { companyId } = useCompany()
  const cities = useQueryOf(highExamCalls.cities, { companyId })
  return (
    <AnsweredPage
      of={cities}
      skeleton={<SkeletonCard lines={5} />}
      empty={<EmptyOf kind="hospitals" title="暂无可预约的城市" />}
    >
      {(list) => <Finder cities={list} />}
    </AnsweredPage>
  )
}

/** Starts with the city of the last hospital search. */
const firstOf = (cities: readonly ExamCity[]): ExamCity =>
  cities.find(({ name }) => name === area.read()) ?? cities[0]!

function Finder({ cities }: { cities: readonly ExamCity[] }) {
  const [city, setCity] = useState(() => firstOf(cities))
  const [brand, setBrand] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const choose = (code: string) => {
    const chosen = cities.find((one) => one.code === code) ?? city
    setCity(chosen)
    setBrand(null)
    area.write(chosen.name)
  }
  return (
    <Page
      extra={
        <button
          type="button"
          className={styles.city}
          aria-label={`城市 ${city.name}`}
          onClick={() => setChoosing(true)}
        >
          {city.name}
        </button>
      }
    >
      <div className={styles.sections}>
        <DistanceBar of="体检机构" />
        <BrandFilter cityCode={city.code} value={brand} onChange={setBrand} />
        <Institutions cityCode={city.code} brandCode={brand} />
      </div>
      <PickerSheet
        open={isChoosing}
        title="选择城市"
        value={city.code}
        options={cities.map(({ code, name, institutions }) => ({
          value: code,
          label: `${name}（${institutions} 家）`,
        }))}
        onSelect={choose}
        onClose={() => setChoosing(false)}
      />
    </Page>
  )
}

function Institutions({ cityCode, brandCode }: { cityCode: string; brandCode: string | null }) {
  const { companyId } = useCompany()
  const { position } = useWhereabouts()
  const query = { companyId, cityCode, ...(brandCode ? { brandCode } : {}), ...position }
  const institutions = useQueryOf(highExamCalls.institutions, query)
  const choice = useChoice()
  const choose = ({ code }: ExamInstitution) =>
    go('/highEndPhysicalExamination/highExamPackages', { query: queryOf({ ...choice, institution: code }) })
  return (
    <Answered
      of={institutions}
      skeleton={<SkeletonCard lines={4} />}
      empty={<EmptyOf kind="hospitals" title="该城市暂无可预约的机构" />}
    >
      {(list) =>
        list.map((one) => <InstitutionCard key={one.code} institution={one} onChoose={() => choose(one)} />)
      }
    </Answered>
  )
}
