import { equityCalls } from '@yf/contract/equity'
import type { FamilyMember } from '@yf/contract/family'
import { relationLabel } from '@yf/domain/relations'
import { useFamily } from '#features/equity/shared/use-equity.ts'
import { openSite } from '#platform/handoff/open-site.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { alert, confirm } from '#ui/dialog/confirm.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { checkupInput, notYetOpenText, coveredMembers } from '../checkup.ts'
import styles from './examination.module.css'

const notes = ['体检前三天清淡饮食，当天空腹', '预约成功后可在预约日前一天更改', '家属体检以家属本人证件到检']

/** Checkup booking: for the member or the family, then on to the booking site. */
export default function ExaminationScreen() {
  const { who } = useQueryParams()
  return (
    <Page>
      <Answered
        of={useFamily()}
        skeleton={<SkeletonRows rows={3} />}
        isEmpty={(family) => coveredMembers(family, who).length === 0}
        empty={<NoRightState title="您还没有添加家人" note="请先在「家庭成员」中添加，再为家人预约体检" />}
      >
        {(family) => <Booking members={coveredMembers(family, who)} />}
      </Answered>
    </Page>
  )
}

function Booking({ members }: { members: readonly FamilyMember[] }) {
  return (
    <div className={styles.sections}>
      <Card title="为谁预约" flush>
        <ul>
          {members.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      </Card>
      <Card title="温馨提示">
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Member({ member }: { member: FamilyMember }) {
  const { companyId } = useCompany()
  const input = checkupInput(companyId, member)
  const state = useQueryOf(equityCalls.healthCheck, input)
  // Checked again at the tap: the list may have been open for hours.
  const book = async () => {
    const checked = await write(equityCalls.healthCheck, input)
    if (!checked.ok) return undefined
    const { hasEquity, time, packageId } = checked.result
    if (hasEquity === 0) return alert({ title: '暂无体检权益', content: '如有疑问，请联系企业人力资源' })
    if (time) {
      await confirm({ title: '体检预约', content: notYetOpenText(time), confirmText: '知道了' })
      return undefined
    }
    return openSite('exam', {
      query: {
        packageId: packageId ?? '',
        ...(member.relation === 'self' ? {} : { userFamilyId: member.id }),
      },
    })
  }
  const has = state.data?.hasEquity === 1
  // A failure shows as a line of text, not as a page state: the tap checks again.
  return (
    <li className={styles.member}>
      <Avatar name={member.name} size={44} />
      <div className={styles.text}>
        <p className={styles.name}>
          {member.name} <Chip>{relationLabel(member.relation)}</Chip>
        </p>
        <p className={styles.fact}>
          {state.isPending
            ? '正在查询权益'
            : state.isError
              ? '权益没有查到，可点按预约重试'
              : has
                ? state.data?.name
                : '暂无体检权益'}
        </p>
      </div>
      {(has || state.isError) && (
        <Button size="small" label={`去预约：${member.name}`} onTap={book}>
          去预约
        </Button>
      )}
    </li>
  )
}
