import { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { type CouponType, couponTypeNames, couponTypes } from '@yf/domain/coupon'
import { mallCategories } from '@yf/domain/mall-product'
import { InputNumber, Radio, Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import type { BatchForm } from '../batch-form.ts'
import styles from '../pages/coupons.module.css'
import { DaySpan } from './day-span.tsx'

interface Props {
  form: BatchForm
  /** A member already has one: its terms are fixed. */
  isFixed: boolean
  onChange: (changes: Partial<BatchForm>) => void
}

const worthFields: Readonly<Record<CouponType, { readonly label: string; readonly max: number }>> = {
  1: { label: '减免金额（元）', max: 100_000 },
  2: { label: '折扣（8.5 即八五折）', max: 9.99 },
}
const ways = Object.values(couponTypes).map((value) => ({ value, label: couponTypeNames[value] }))
const terms = [
  { value: false, label: '领取后若干天' },
  { value: true, label: '固定日期' },
]

/** The coupon's value, its validity and what it applies to. */
export function BatchTerms({ form, isFixed, onChange }: Props) {
  const worthField = worthFields[form.couponType]
  return (
    <>
      <Pair>
        <Entry label="优惠方式" isRequired>
          {(id) => (
            <Radio.Group
              id={id}
              disabled={isFixed}
              options={ways}
              value={form.couponType}
              onChange={({ target }) => onChange({ couponType: target.value as CouponType, worth: null })}
            />
          )}
        </Entry>
        <NumberEntry
          label={worthField.label}
          isRequired
          value={form.worth}
          min={0.01}
          max={worthField.max}
          precision={2}
          disabled={isFixed}
          onChange={(worth) => onChange({ worth })}
        />
        <NumberEntry
          label="使用门槛（元）"
          note="不填则没有门槛"
          value={form.fullYuan}
          min={0.01}
          precision={2}
          disabled={isFixed}
          onChange={(fullYuan) => onChange({ fullYuan })}
        />
        <Term form={form} isFixed={isFixed} onChange={onChange} />
      </Pair>
      <Pair>
        <Products form={form} isFixed={isFixed} onChange={onChange} />
        <Categories form={form} isFixed={isFixed} onChange={onChange} />
      </Pair>
    </>
  )
}

const Term = ({ form, isFixed, onChange }: Props) => (
  <Entry label="有效期" isRequired>
    {(id) => (
      <div className={styles.term}>
        <Radio.Group
          disabled={isFixed}
          options={terms}
          value={form.isFixed}
          onChange={({ target }) => onChange({ isFixed: target.value as boolean })}
        />
        {form.isFixed ? (
          <DaySpan
            id={id}
            disabled={isFixed}
            value={form.validDaysSpan}
            onChange={(validDaysSpan) => onChange({ validDaysSpan })}
          />
        ) : (
          <InputNumber
            id={id}
            className={styles.full}
            disabled={isFixed}
            suffix="天"
            min={1}
            max={730}
            precision={0}
            value={form.validDays}
            onChange={(days) => onChange({ validDays: days ?? 1 })}
          />
        )}
      </div>
    )}
  </Entry>
)

function Products({ form, isFixed, onChange }: Props) {
  const { companyId } = form
  const products = useQueryOf(
    couponsAdminCalls.products,
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  ).data
  return (
    <Entry label="适用商品" note="与分类都不选则全场可用">
      {(id) => (
        <Select
          id={id}
          mode="multiple"
          disabled={isFixed || companyId === null}
          optionFilterProp="label"
          placeholder="全场可用"
          value={form.productIds}
          options={(products ?? []).map(({ id: value, name: label }) => ({ value, label }))}
          onChange={(productIds) => onChange({ productIds })}
        />
      )}
    </Entry>
  )
}

const categories = Object.entries(mallCategories).map(([value, label]) => ({ value, label }))

/** All products of a category, including later ones. */
const Categories = ({ form, isFixed, onChange }: Props) => (
  <Entry label="适用分类" note="之后上架的同类商品也可用">
    {(id) => (
      <Select
        id={id}
        mode="multiple"
        disabled={isFixed}
        optionFilterProp="label"
        placeholder="不限分类"
        value={form.categoryIds}
        options={categories}
        onChange={(categoryIds) => onChange({ categoryIds })}
      />
    )}
  </Entry>
)
