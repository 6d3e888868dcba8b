import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'
import { SettingError } from '#platform/setting-values.ts'
import { refuseWeak, weaknessOfText } from '#platform/strong-keys.ts'

const setting = 'STEPS_SECRETS'

export const stepsSettings = partnerSettings(
  [
    row(
      setting,
      'xinghe-walk=sandbox-steps-xinghe-walk-secret,yuanli-walk=sandbox-steps-yuanli-walk-secret',
      '',
      '各企业运动平台通知步数时的签名密钥，「渠道=密钥」以逗号分隔；留空则不接收步数',
    ),
  ],
  ({ text, isProduction }) => {
    const stepsSecrets = secretsOf(text(setting))
    if (isProduction) for (const secret of stepsSecrets.values()) refuseWeak(setting, weaknessOfText(secret))
    return { stepsSecrets }
  },
)

function secretsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  return new Map(
    pairs.map((pair): [string, string] => {
      const [, channel, secret] = /^([a-z0-9-]{1,32})=(.+)$/.exec(pair) ?? []
      if (channel === undefined || secret === undefined)
        throw new SettingError(setting, '应为「渠道=密钥」，以逗号分隔')
      return [channel, secret]
    }),
  )
}

declare module '#platform/settings.ts' {
  interface Settings {
    /** The secrets with which the sports platforms sign, by channel. */
    readonly stepsSecrets: ReadonlyMap<string, string>
  }
}
