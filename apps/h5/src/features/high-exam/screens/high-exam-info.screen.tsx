import { highExamCalls } from '@yf/contract/high-exam'
import type { Examinee } from '@yf/contract/high-exam-shapes'
import { marriages, type Marriage } from '@yf/domain/exam/examinee'
import { useState } from 'react'
import { NoRight } from '#features/employer/shared/no-right.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { queryOf } from '../choice.ts'
import { OpenExams } from '../parts/open-exams.tsx'
import { RightChoice, WhoChoice } from '../parts/who-choice.tsx'
import { cancelRule, refusalOf, usableRights } from '../texts.ts'
import styles from './high-exam.module.css'

const marriageOptions = Object.entries(marriages).map(([value, label]) => ({
  value: value as Marriage,
  label,
}))
const notes = [
  '体检前三天清淡饮食、不饮酒，前一晚 22 点后禁食',
  '请本人携带证件到检，女性请避开生理期',
  cancelRule,
  '姓名、证件号码与手机号会提供给所选机构，仅用于本次体检',
]

/** Choose the examined person and the right that pays; then institution, package and day. */
export default function HighExamInfoScreen() {
  const { companyId } = useCompany()
  const quota = useQueryOf(highExamCalls.quota, { companyId })
  return (
    <AnsweredPage
      of={quota}
      skeleton={<SkeletonCard lines={5} />}
      isEmpty={(people) => people.every(({ rights }) => rights.length === 0)}
      empty={<NoRight title="暂无高端体检权益" note="如有疑问，请联系企业人力资源" />}
    >
      {(people) => <Start people={people} />}
    </AnsweredPage>
  )
}

function Start({ people }: { people: readonly Examinee[] }) {
  const [chosen, setChosen] = useState<string | null>()
  const [chosenRight, setRight] = useState('')
  const [marriage, setMarriage] = useState<Marriage | null>(null)
  // Uses current data rather than that of the selection: an exam may have been returned meanwhile.
  const bookable = people.filter((one) => refusalOf(one) === null)
  const who = bookable.find(({ userFamilyId }) => userFamilyId === chosen) ?? bookable[0] ?? null
  const rights = who ? usableRights(who) : []
  const right = (rights.find(({ packageId }) => packageId === chosenRight) ?? rights[0])?.packageId ?? ''
  const goOn = () => {
    if (!who || !marriage) return
    const choice = { who: who.userFamilyId, right, marriage, institution: '', examPackage: '' }
    go('/highEndPhysicalExamination/highExamAgency', { query: queryOf(choice) })
  }
  return (
    <Page
      actions={
        <Button block disabled={!who || !right || !marriage} onTap={goOn}>
          {marriage ? '选择体检机构' : '请选择婚姻状况'}
        </Button>
      }
    >
      <div className={styles.sections}>
        <OpenExams />
        <Card>
          <WhoChoice people={people} value={who} onChange={({ userFamilyId }) => setChosen(userFamilyId)} />
        </Card>
        {who && (
          <Card>
            <div className={styles.fields}>
              <RightChoice examinee={who} value={right} onChange={setRight} />
              <ChoiceField
                label="婚姻状况"
                required
                hint="部分检查项目只适合已婚人士，据此推荐套餐"
                options={marriageOptions}
                value={marriage}
                onChange={setMarriage}
              />
            </div>
          </Card>
        )}
        <Card title="预约须知">
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  )
}
