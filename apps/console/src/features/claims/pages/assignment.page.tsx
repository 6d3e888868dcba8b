import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Groups } from '../parts/team/groups.tsx'
import { People } from '../parts/team/people.tsx'
import { Rules } from '../parts/team/rules.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'

/** Who is present, who belongs to which team, and the rules by which cases are assigned. */
export default function AssignmentPage() {
  const people = useQueryOf(claimsAssignmentCalls.people, {})
  const assignment = useQueryOf(claimsAssignmentCalls.assignment, {})
  const choices = useQueryOf(claimsAssignmentCalls.choices, {})
  return (
    <StackedPage>
      <Answered of={people} failed="人员没有加载成功">
        {(staff) => (
          <>
            <People people={staff} />
            <Answered of={assignment} failed="派件规则没有加载成功">
              {({ rules, groups }) => (
                <>
                  <Groups groups={groups} people={staff} />
                  <Rules
                    key={JSON.stringify(rules)}
                    rules={rules}
                    groups={groups}
                    companies={choices.data?.companies ?? []}
                  />
                </>
              )}
            </Answered>
          </>
        )}
      </Answered>
    </StackedPage>
  )
}
