import { highExamCalls } from '@yf/contract/high-exam'
import type { ExamPackage } from '@yf/contract/high-exam-shapes'
import { useState } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { queryOf, useChoice, whoInput } from '../choice.ts'
import { mostCompared } from '../compare.ts'
import { CompareSheet } from '../parts/compare-sheet.tsx'
import { ItemsSheet } from '../parts/items-sheet.tsx'
import { PackageCard } from '../parts/package-card.tsx'
import styles from './high-exam.module.css'

/** Packages that suit the person; up to three can be compared side by side. */
export default function HighExamPackagesScreen() {
  const { companyId } = useCompany()
  const choice = useChoice()
  const query = {
    companyId,
    institutionCode: choice.institution,
    marriage: choice.marriage,
    ...whoInput(choice),
  }
  const fitting = useQueryOf(highExamCalls.packages, query)
  return (
    <AnsweredPage
      of={fitting}
      skeleton={<SkeletonCard lines={5} />}
      empty={<EmptyOf kind="reports" title="该机构暂无适合的套餐" note="可以返回选择其他机构" />}
    >
      {(packages) => <Packages packages={packages} />}
    </AnsweredPage>
  )
}

function Packages({ packages }: { packages: readonly ExamPackage[] }) {
  const choice = useChoice()
  const [marked, setMarked] = useState<readonly string[]>([])
  const [isComparing, setComparing] = useState(false)
  const [shown, setShown] = useState<ExamPackage | null>(null)
  const chosen = packages.filter(({ code }) => marked.includes(code))
  const mark = (code: string, isMarked: boolean) =>
    setMarked(isMarked ? [...marked, code] : marked.filter((one) => one !== code))
  const choose = ({ code }: ExamPackage) =>
    go('/highEndPhysicalExamination/highExamDate', { query: queryOf({ ...choice, examPackage: code }) })
  return (
    <Page
      actions={
        packages.length > 1 && (
          <Button block kind="secondary" disabled={chosen.length < 2} onTap={() => setComparing(true)}>
            {chosen.length < 2 ? '勾选两到三个套餐可以对比' : `对比 ${chosen.length} 个套餐`}
          </Button>
        )
      }
    >
      <div className={styles.sections}>
        {packages.map((one) => (
          <PackageCard
            key={one.code}
            examPackage={one}
            isMarked={marked.includes(one.code)}
            canMark={packages.length > 1 && (marked.includes(one.code) || marked.length < mostCompared)}
            onMark={(isMarked) => mark(one.code, isMarked)}
            onItems={() => setShown(one)}
            onChoose={() => choose(one)}
          />
        ))}
      </div>
      <ItemsSheet examPackage={shown} onClose={() => setShown(null)} />
      <CompareSheet
        open={isComparing}
        packages={chosen}
        onClose={() => setComparing(false)}
        onChoose={(one) => choose(one)}
      />
    </Page>
  )
}
