import { PlusOutlined } from '@ant-design/icons'
import { companyChannelCalls, type AdminLoginTheme } from '@yf/contract/company-admin-channels'
import { Button, Input, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { LoginThemeDialog } from '../parts/set-up/login-theme-dialog.tsx'
import styles from '../parts/set-up/set-up.module.css'

const pageSize = 20

interface Actions {
  readonly onEdit: (theme: AdminLoginTheme) => void
  readonly onRemove: (theme: AdminLoginTheme) => void
}

const columns = ({ onEdit, onRemove }: Actions): TableColumnsType<AdminLoginTheme> => [
  { title: '登录来源', render: (_, { supply }) => (supply === 'default' ? '默认（default）' : supply) },
  { title: '标志', render: (_, { logo }) => <img className={styles.logo} src={logo} alt="" /> },
  { title: '背景图', render: (_, { backImage }) => <img className={styles.logo} src={backImage} alt="" /> },
  {
    title: '文字颜色',
    render: (_, { fontColor }) => (
      <Space>
        <i className={styles.swatch} style={{ background: fontColor }} />
        {fontColor}
      </Space>
    ),
  },
  { title: '客服', render: (_, { showsService }) => (showsService === 1 ? '显示' : '不显示') },
  {
    title: '操作',
    align: 'right',
    render: (_, theme) => (
      <Space>
        <Button size="small" aria-label={`编辑${theme.supply}`} onClick={() => onEdit(theme)}>
          编辑
        </Button>
        {theme.supply !== 'default' && (
          <Button size="small" danger aria-label={`删除${theme.supply}`} onClick={() => onRemove(theme)}>
            删除
          </Button>
        )}
      </Space>
    ),
  },
]

/** What the login page looks like, by the supply in its address. */
export default function LoginThemesPage() {
  const { query } = useLocation()
  const { word } = query
  const pageNo = Number(query['page']) || 1
  const [editing, setEditing] = useState<AdminLoginTheme | 'new' | null>(null)
  const [removing, setRemoving] = useState<AdminLoginTheme | null>(null)
  const themes = useQueryOf(companyChannelCalls.loginThemes, {
    ...(word ? { keyword: word } : {}),
    pageNo,
    pageSize,
  })
  return (
    <Page
      note="登录页按地址里的登录来源（supply）显示；没有设置的来源使用默认主题。"
      tools={
        <>
          <Input.Search
            className={styles.search}
            aria-label="查找登录来源"
            placeholder="查找登录来源"
            allowClear
            defaultValue={word}
            onSearch={(typed) => go('/login-themes', { word: typed.trim() })}
          />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
            新建登录主题
          </Button>
        </>
      }
    >
      <AnsweredTable
        of={themes}
        failed="登录主题没有加载成功"
        empty="没有这样的登录来源"
        rowKey="supply"
        columns={columns({ onEdit: setEditing, onRemove: setRemoving })}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => go('/login-themes', { word, page })}
      />
      {editing && (
        <LoginThemeDialog theme={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {removing && <RemoveTheme theme={removing} onClose={() => setRemoving(null)} />}
    </Page>
  )
}

function RemoveTheme({ theme, onClose }: { theme: AdminLoginTheme; onClose: () => void }) {
  const { supply, revision } = theme
  const saving = useSaving(companyChannelCalls.removeLoginTheme, companyChannelCalls.loginThemes)
  const savedMessage = '登录主题已删除'
  return (
    <Dialog
      title={`删除登录主题 ${supply}`}
      confirmText="删除"
      isDanger
      isBusy={saving.isBusy}
      fault={saving.fault}
      onConfirm={() =>
        void saving.save({ supply, revision }, { savedMessage, waiting: savedMessage, onClose })
      }
      onClose={onClose}
    >
      <p>该来源的登录页恢复为默认主题。</p>
    </Dialog>
  )
}
