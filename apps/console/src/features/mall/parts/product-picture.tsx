import { UploadOutlined } from '@ant-design/icons'
import { mallDeskCalls } from '@yf/contract/mall-desk'
import { productPictures } from '@yf/domain/mall-pictures'
import { Alert, Button, Space, Upload } from 'antd'
import { useWrite } from '#platform/http/write.ts'
import { Entry } from '#ui/entry/entry.tsx'
import styles from './product-picture.module.css'
import { PictureSelect } from './picture-select.tsx'

interface Props {
  value: string
  onChange: (picture: string) => void
}

/** A drawing of our own, or a picture from somebody's computer. */
export function ProductPicture({ value, onChange }: Props) {
  const { send, isBusy, error } = useWrite(mallDeskCalls.uploadPicture)
  const bring = async (file: File) => {
    // The client sends a file among the fields as a part.
    const kept = await send({ file } as never)
    if (kept.ok) onChange(kept.result.picture)
  }
  return (
    <Entry label="图片" note="JPG、PNG 或 HEIC，建议正方形">
      {(id) => (
        <Space align="start">
          <img className={styles.picture} src={value} alt="商品图片" />
          <Space direction="vertical">
            <PictureSelect id={id} value={value} pictures={productPictures} onChange={onChange} />
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
