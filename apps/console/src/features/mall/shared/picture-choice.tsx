import { UploadOutlined } from '@ant-design/icons'
import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { mallAdminCalls } from '@yf/contract/mall-admin'
import { Alert, Button, Space, Upload } from 'antd'
import { useWrite } from '#platform/http/write.ts'
import { Entry } from '#ui/entry/entry.tsx'
import styles from './picture-choice.module.css'
import { PictureSelect } from './picture-select.tsx'

type PictureUpload = typeof mallAdminCalls.uploadPicture | typeof companySetUpCalls.uploadPicture

interface Props {
  /** Of the field: 图片 if the form has one picture. */
  label?: string
  /** Of the selected picture. */
  alt: string
  note: string
  /** Empty: no picture. */
  value: string
  pictures: readonly string[]
  /** Display names, if the file names do not say it. */
  names?: Readonly<Record<string, string>>
  /** The call that stores an upload: the mall's, if the page is not of another feature. */
  upload?: PictureUpload
  onChange: (picture: string) => void
}

/** One of our own drawings, or an uploaded picture. */
export function PictureChoice(props: Props) {
  const {
    label = '图片',
    alt,
    note,
    value,
    pictures,
    names,
    upload = mallAdminCalls.uploadPicture,
    onChange,
  } = props
  const { send, isBusy, error } = useWrite<PictureUpload>(upload)
  const bring = async (file: File) => {
    const uploaded = await send({ file })
    if (uploaded.ok) onChange(uploaded.result.picture)
  }
  return (
    <Entry label={label} note={note}>
      {(id) => (
        <Space align="start">
          {value && <img className={styles.picture} src={value} alt={alt} />}
          <Space orientation="vertical">
            <PictureSelect
              id={id}
              value={value}
              pictures={pictures}
              {...(names ? { names } : {})}
              onChange={onChange}
            />
            <Upload
              accept="image/jpeg,image/png,image/webp,image/heic"
              maxCount={1}
              showUploadList={false}
              beforeUpload={(file) => {
                void bring(file)
                return false
              }}
            >
              <Button icon={<UploadOutlined aria-hidden />} loading={isBusy}>
                上传图片
              </Button>
            </Upload>
            {error && <Alert type="error" showIcon title={error.message} />}
          </Space>
        </Space>
      )}
    </Entry>
  )
}
