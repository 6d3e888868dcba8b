import { handoffCalls } from '@yf/contract/handoff'
import { destinationOf, type HandOffDestination, type SiteName } from '@yf/domain/handoff'
import { allowListFor } from '#platform/handoff/sites.ts'
import { continueTo } from '#platform/handoff/external-links.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BlankState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './outreach.module.css'

const siteTitles: Record<SiteName, string> = {
  mall: '福利商城',
  activity: '活动中心',
  exam: '体检预约',
  assessment: '健康测评',
  encyclopedia: '健康百科',
  service: '在线客服',
}

/** Leaving notice: the external site and the data that it receives. */
export default function OutreachScreen() {
  const goBack = useWayBack()
  const { url = '' } = useQueryParams()
  const sites = useQueryOf(handoffCalls.sites, {}, { staleTime: Infinity, silent: true })
  const target = sites.data ? destinationOf(url, allowListFor(sites.data, location)) : null
  const actions = target && (
    <div className={styles.actions}>
      <Button kind="secondary" block onTap={goBack}>
        返回
      </Button>
      <Button block onTap={() => continueTo(url)}>
        继续前往
      </Button>
    </div>
  )
  return (
    <Page actions={actions}>
      <Answered of={sites} skeleton={<SkeletonCard lines={4} />}>
        {() => (target ? <Leaving target={target} /> : <NotAllowed onBack={goBack} />)}
      </Answered>
    </Page>
  )
}

function Leaving({ target: { url, site } }: { target: HandOffDestination }) {
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.sign}>
          <Icon name="logout" size={28} />
        </span>
        <h2 className={styles.title}>您即将离开原力星球</h2>
        <p className={styles.host}>{url.host}</p>
      </div>
      <Facts
        rows={[
          { label: '将要打开', value: site ? siteTitles[site] : '外部网站' },
          {
            label: '随链接提供',
            value: site ? '登录凭证、企业、姓名、部分手机号' : '不提供您的任何信息',
          },
        ]}
      />
      <p className={styles.note}>
        {site
          ? '该网站由我们的合作方运营，打开后会自动为您登录。在其中办理的业务以该网站的说明为准。'
          : '该网站不由原力星球运营，请留意账号与财产安全，不要轻易填写密码和银行卡信息。'}
      </p>
    </Card>
  )
}

const NotAllowed = ({ onBack }: { onBack: () => void }) => (
  <BlankState
    picture="error"
    title="该链接无法打开"
    note="为保护您的账号安全，只能打开已登记的网站"
    action={<Button onTap={onBack}>返回</Button>}
  />
)
