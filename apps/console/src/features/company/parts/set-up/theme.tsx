import { companyChannelCalls, type AdminTheme } from '@yf/contract/company-admin-channels'
import { presetName, themeColorNames, themePresets, type ThemePresetKey } from '@yf/domain/theme-presets'
import { Button, Radio, Space, Tag } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Section } from '#ui/section/section.tsx'
import { CompanySelect } from './company-select.tsx'
import { Failure } from './failure.tsx'
import styles from './set-up.module.css'

const origins = { company: '企业自己的主题', group: '沿用集团的主题', product: '默认主题' } as const

/** The tab 主题: a palette, or everything of another company. */
export function ThemeTab({ companyId }: { companyId: string }) {
  const theme = useQueryOf(companyChannelCalls.theme, { companyId })
  return (
    <Answered of={theme} failed="主题没有加载成功">
      {(shown) => <ThemeSection key={shown.revision} theme={shown} />}
    </Answered>
  )
}

function ThemeSection({ theme }: { theme: AdminTheme }) {
  const [chosen, setChosen] = useState<ThemePresetKey | null>(null)
  const [isCopying, setCopying] = useState(false)
  const saving = useCompanySaving(companyChannelCalls.saveTheme, companyChannelCalls.theme)
  const { companyId, revision, preset } = theme
  const choose = () => {
    if (chosen !== null)
      void saving.save(
        { companyId, revision, preset: chosen },
        { savedMessage: '主题已保存，员工下次打开时生效', onClose: () => setChosen(null) },
      )
  }
  return (
    <Section
      title="主题"
      aside={
        <Space>
          <Tag>{origins[theme.origin]}</Tag>
          <Button size="small" onClick={() => setCopying(true)}>
            复制其他企业的主题
          </Button>
        </Space>
      }
    >
      <p>{`当前配色：${presetName(preset)}`}</p>
      <Palette colors={theme.colors} />
      <Radio.Group
        aria-label="配色"
        className={styles.presets}
        value={chosen ?? preset}
        onChange={({ target }) => setChosen(target.value as ThemePresetKey)}
      >
        {Object.entries(themePresets).map(([key, { name, colors }]) => (
          <Radio key={key} value={key}>
            {name}
            <Palette colors={Object.entries(colors).map(([keyValue, content]) => ({ keyValue, content }))} />
          </Radio>
        ))}
      </Radio.Group>
      <Failure text={saving.fault} />
      <Button
        type="primary"
        disabled={chosen === null || chosen === preset}
        loading={saving.isBusy}
        onClick={choose}
      >
        保存配色
      </Button>
      {isCopying && <CopyTheme theme={theme} onClose={() => setCopying(false)} />}
    </Section>
  )
}

const Palette = ({ colors }: { colors: AdminTheme['colors'] }) => (
  <span className={styles.palette} aria-hidden>
    {Object.keys(themeColorNames).map((key) => (
      <i
        key={key}
        className={styles.color}
        style={{ background: colors.find(({ keyValue }) => keyValue === key)?.content }}
      />
    ))}
  </span>
)

interface CopyThemeProps {
  theme: AdminTheme
  onClose: () => void
}

function CopyTheme({ theme: { companyId, revision }, onClose }: CopyThemeProps) {
  const [source, setSource] = useState<string | null>(null)
  const saving = useCompanySaving(companyChannelCalls.saveTheme, companyChannelCalls.theme)
  return (
    <SaveDialog
      title="复制其他企业的主题"
      saving={saving}
      missing={source === null ? '请选择企业' : null}
      onSave={() => {
        if (source !== null)
          void saving.save(
            { companyId, revision, copyFrom: source },
            { savedMessage: '主题已复制，员工下次打开时生效', onClose },
          )
      }}
      onClose={onClose}
    >
      <Entry label="企业" note="复制配色、首页入口、弹窗和积分专区，现有主题会被替换；企业简称不变">
        {(id) => (
          <CompanySelect
            id={id}
            placeholder="输入名称查找"
            value={source}
            except={[companyId]}
            onChange={setSource}
          />
        )}
      </Entry>
    </SaveDialog>
  )
}
