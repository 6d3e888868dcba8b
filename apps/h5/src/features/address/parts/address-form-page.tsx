import type { Address } from '@yf/contract/address'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useAddressForm } from '../use-address-form.ts'
import styles from './address-form.module.css'
import { PasteBox } from './paste-box.tsx'
import { RegionField } from './region-field.tsx'

export function AddressFormPage({ savedAddress }: { savedAddress: Address | null }) {
  const { values, field, faults, change, submit, paste, isBusy } = useAddressForm(savedAddress)
  return (
    <Page
      actions={
        <Button block busy={isBusy} onTap={submit}>
          保存
        </Button>
      }
    >
      {savedAddress === null && <PasteBox onPaste={paste} />}
      <Card>
        <div className={styles.fields}>
          <TextField
            {...field('name')}
            label="收货人"
            required
            clearable
            autoComplete="name"
            maxLength={25}
            placeholder="请输入收货人姓名"
          />
          <PhoneField {...field('phone')} required placeholder="快递员会打这个电话" autoComplete="tel" />
          <RegionField
            value={values.region}
            error={faults.region}
            onChange={(region) => change({ region })}
          />
          <TextField
            {...field('detail')}
            label="详细地址"
            required
            rows={2}
            maxLength={120}
            placeholder="路名门牌、小区楼栋、单元房号"
          />
        </div>
      </Card>
      <Card flush>
        <Switch
          label="设为默认地址"
          note={savedAddress?.isDefault === 1 ? '已是默认；把另一个设为默认即可更换' : '下单时先用这个地址'}
          checked={values.isDefault}
          disabled={savedAddress?.isDefault === 1}
          onChange={(isDefault) => change({ isDefault })}
        />
      </Card>
    </Page>
  )
}
