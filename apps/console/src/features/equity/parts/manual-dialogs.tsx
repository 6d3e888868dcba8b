import { UploadOutlined } from '@ant-design/icons'
import { equityAdminCalls, type AdminManual } from '@yf/contract/equity-admin'
import { Button, Upload } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

const mostLetters = 40
const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, '').slice(0, mostLetters)

export function AddManualDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const saving = useSaving(equityAdminCalls.addManual, equityAdminCalls.manuals)
  const choose = (chosen: File) => {
    setFile(chosen)
    if (name.trim() === '') setName(nameOf(chosen))
  }
  const save = () =>
    saving.save(
      { companyId, name: name.trim(), ...(file ? { file } : {}) },
      { savedMessage: '已上传', onClose },
    )
  return (
    <SaveDialog
      title="上传手册"
      saving={saving}
      missing={file === null ? '请选择文件' : name.trim() === '' ? '请填写名称' : null}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Entry label="文件" note="PDF 或 XLSX，不超过 10 MB" isRequired>
        {(id) => (
          <Upload
            id={id}
            accept=".pdf,.xlsx"
            maxCount={1}
            showUploadList={false}
            beforeUpload={(chosen) => {
              choose(chosen)
              return false
            }}
          >
            <Button icon={<UploadOutlined aria-hidden />}>{file?.name ?? '选择文件'}</Button>
          </Upload>
        )}
      </Entry>
      <TextEntry label="名称" isRequired value={name} maxLength={mostLetters} onChange={setName} />
    </SaveDialog>
  )
}

export function RenameManualDialog({ row, onClose }: { row: AdminManual; onClose: () => void }) {
  const [name, setName] = useState(row.name)
  const saving = useSaving(equityAdminCalls.renameManual, equityAdminCalls.manuals)
  const { companyId, id } = row
  return (
    <SaveDialog
      title={`给「${row.name}」改名`}
      saving={saving}
      missing={name.trim() === '' ? '请填写名称' : null}
      onSave={() => void saving.save({ companyId, id, name }, { savedMessage: '已保存', onClose })}
      onClose={onClose}
    >
      <TextEntry label="名称" isRequired value={name} maxLength={mostLetters} onChange={setName} />
    </SaveDialog>
  )
}
