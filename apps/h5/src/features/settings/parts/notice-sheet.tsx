import { noticeChannelCalls, type NoticeChannel, type NoticeChannels } from '@yf/contract/notice-channels'
import type { Input } from '@yf/contract/call'
import { useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { patchQuery, useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { RadarSwitch } from '#features/cards/shared/radar-switch.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import styles from './form.module.css'
import { MailAddress } from './mail-address.tsx'
import { TextPreferenceSetting } from './text-preference-setting.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

type ChannelChanges = Input<typeof noticeChannelCalls.setChannels>

/** Channels for claim notices outside the app. Notices in the app are always on. */
export default function NoticeSheet({ open, onClose }: Props) {
  const channels = useQueryOf(noticeChannelCalls.channels, {})
  return (
    <Sheet open={open} onClose={onClose} title="消息提醒">
      <Answered of={channels}>{(loadedChannels) => <Channels channels={loadedChannels} />}</Answered>
      <p className={styles.note}>理赔有进展时提醒您。提醒中不含病情和完整卡号；应用内的消息始终保留。</p>
      <div className={styles.switches}>
        <RadarSwitch />
      </div>
    </Sheet>
  )
}

function Channels({ channels: { wechat, sms, mail } }: { channels: NoticeChannels }) {
  const change = useWrite(noticeChannelCalls.setChannels)
  const [isAsking, setAsking] = useState(false)
  const save = async (changes: ChannelChanges) => {
    const saved = await change.send(changes)
    if (saved.ok) patchQuery(noticeChannelCalls.channels, () => saved.result)
    return saved
  }
  const changeMail = (isOn: boolean): void => {
    // Without an address the channel cannot be switched on yet.
    if (isOn && mail.reach === 'noAddress') setAsking(true)
    else void save({ mail: isOn ? 1 : 0 })
  }
  const keepAddress = async (address: string) => {
    const saved = await save({ mail: 1, address })
    if (saved.ok) setAsking(false)
    return saved
  }
  return (
    <>
      <div className={styles.switches}>
        {wechat.isOffered === 1 && (
          <Switch
            label="微信消息"
            note={wechatNotes[wechat.reach]}
            checked={wechat.isOn === 1}
            onChange={(isOn) => void save({ wechat: isOn ? 1 : 0 })}
          />
        )}
        <Switch
          label="邮件"
          note={mail.to ? `发送到 ${mail.to}` : '填写邮箱后开启'}
          checked={mail.isOn === 1 || isAsking}
          onChange={(isOn) => (isAsking && !isOn ? setAsking(false) : changeMail(isOn))}
        />
      </div>
      {(isAsking || mail.isOn === 1) && (
        <MailAddress key={mail.to} currentAddress={mail.to} onSave={keepAddress} />
      )}
      {sms.isOffered === 1 && <TextPreferenceSetting sms={sms} onChange={(wish) => void save(wish)} />}
    </>
  )
}

const wechatNotes: Readonly<Record<NoticeChannel['reach'], string>> = {
  ready: '通过公众号发送',
  notBound: '还没有绑定微信，在微信中打开本应用即可绑定',
  notFollowing: '上次没有送达：请先关注我们的公众号',
  noAddress: '',
}
