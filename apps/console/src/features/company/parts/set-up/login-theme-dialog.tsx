import { companyChannelCalls, type AdminLoginTheme } from '@yf/contract/company-admin-channels'
import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { loginBackPictures, logoPictures, phoneIconPictures } from '@yf/domain/company-pictures'
import { isSupply } from '@yf/domain/partner-channel'
import { Input, Switch } from 'antd'
import { useState } from 'react'
import { PictureChoice } from '#features/mall/shared/picture-choice.tsx'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props {
  /** null: a new one. */
  theme: AdminLoginTheme | null
  onClose: () => void
}

const usual: AdminLoginTheme = {
  supply: '',
  logo: logoPictures[0]!,
  phoneIcon: phoneIconPictures[0]!,
  showsService: 1,
  backImage: loginBackPictures[0]!,
  fontColor: '#ffa200',
  revision: 0,
}

const pictures = [
  { field: 'logo', label: '标志', choices: logoPictures },
  { field: 'backImage', label: '背景图', choices: loginBackPictures },
] as const

export function LoginThemeDialog({ theme, onClose }: Props) {
  const [form, setForm] = useState(theme ?? usual)
  const saving = useSaving(companyChannelCalls.saveLoginTheme, companyChannelCalls.loginThemes)
  const change = (changes: Partial<AdminLoginTheme>) => setForm({ ...form, ...changes })
  return (
    <SaveDialog
      title={theme ? `编辑登录主题 ${theme.supply}` : '新建登录主题'}
      saving={saving}
      missing={isSupply(form.supply) ? null : '登录来源只能用字母、数字、下划线和连字符'}
      onSave={() =>
        void saving.save({ ...form, isNew: theme ? 0 : 1 }, { savedMessage: '登录主题已保存', onClose })
      }
      onClose={onClose}
    >
      <TextEntry
        label="登录来源"
        note="登录页地址里的 supply，新建后不能修改"
        isRequired
        disabled={theme !== null}
        value={form.supply}
        maxLength={64}
        onChange={(supply) => change({ supply: supply.trim() })}
      />
      {pictures.map(({ field, label, choices }) => (
        <PictureChoice
          key={field}
          label={label}
          alt={label}
          note="JPG、PNG 或 HEIC"
          upload={companySetUpCalls.uploadPicture}
          value={form[field]}
          pictures={choices}
          onChange={(picture) => change({ [field]: picture })}
        />
      ))}
      <Pair>
        <Entry label="文字颜色">
          {(id) => (
            <Input
              id={id}
              type="color"
              value={form.fontColor}
              onChange={({ target }) => change({ fontColor: target.value })}
            />
          )}
        </Entry>
        <Entry label="显示客服">
          {(id) => (
            <Switch
              id={id}
              checked={form.showsService === 1}
              onChange={(is) => change({ showsService: is ? 1 : 0 })}
            />
          )}
        </Entry>
      </Pair>
    </SaveDialog>
  )
}
