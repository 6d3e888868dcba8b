import { cardCalls } from '@yf/contract/cards'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useSession } from '#platform/session/session.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { useRadar } from './use-radar.ts'

/**
 * Turns expiry reminders on or off, in the app and by notice. Hidden for members without a company, who have nothing
 * that expires.
 */
export function RadarSwitch() {
  const hasCompany = useSession(({ currentCompany }) => currentCompany !== null)
  return hasCompany ? <OwnSwitch /> : null
}

function OwnSwitch() {
  const radar = useRadar().data
  const change = useWrite(cardCalls.switchRadar)
  if (!radar) return null
  const set = async (isOn: boolean) => {
    await change.send({ isOn: isOn ? 1 : 0 })
    await refresh(cardCalls.radar)
  }
  return (
    <Switch
      label="权益到期提醒"
      note="到期前 30 天、7 天和 1 天提醒，并显示在首页和卡包"
      checked={radar.isOn === 1}
      onChange={(isOn) => void set(isOn)}
    />
  )
}
