import { toYuanText } from '@yf/domain/money'
import type { InventedReceipt } from '../../medical/receipt.ts'
import { maskedId } from '../../numbers/id-number.ts'
import { chinese, compact, dotted, iso } from '../../vocabulary/dates.ts'
import type { Cell, FlowRow } from './flow.ts'

/** A receipt with the numbers that its form prints. */
export interface FilledReceipt extends InventedReceipt {
  readonly code: string
  readonly number: string
  readonly check: string
  readonly selfFunded: number
}

export interface ProvinceForm {
  readonly title: (receipt: FilledReceipt) => string
  readonly rows: (receipt: FilledReceipt) => readonly FlowRow[]
}

const cell = (at: number, label: string, text: string, field?: Cell['field']): Cell => ({
  at,
  label,
  text,
  ...(field && { field }),
})
const figure = (at: number, text: string): Cell => ({ at, text, align: 'right' })
const visit = ({ isInpatient }: InventedReceipt) => (isInpatient ? '住院' : '门诊')
const ownShare = ({ cash, account, selfFunded }: FilledReceipt) => cash + account - selfFunded

/** One column of charges with code and unit, the total in figures before the words. */
const southern: ProvinceForm = {
  title: (receipt) => `${receipt.province.name}医疗${visit(receipt)}收费票据（电子）`,
  rows: (receipt) => [
    [cell(0, '票据代码', receipt.code, 'code'), cell(0.6, '票据号码', receipt.number, 'number')],
    [cell(0, '交款人统一社会信用代码', maskedId(receipt.idNumber)), cell(0.6, '校验码', receipt.check)],
    [cell(0, '交款人', receipt.payer, 'payer'), cell(0.6, '开票日期', iso(receipt.issued), 'date')],
    'rule',
    [
      { at: 0.02, text: '项目名称' },
      { at: 0.42, text: '数量' },
      { at: 0.58, text: '标准' },
      { at: 0.72, text: '金额（元）' },
      { at: 0.9, text: '备注' },
    ],
    ...receipt.sums.map((row): FlowRow => [
      { at: 0.02, text: row.name },
      figure(0.47, '1'),
      figure(0.66, toYuanText(row.amount)),
      figure(0.82, toYuanText(row.amount)),
    ]),
    'rule',
    [
      cell(0, '金额合计（小写）', `¥${toYuanText(receipt.total)}`, 'total'),
      cell(0.42, '（大写）', receipt.capital, 'capitalAmount'),
    ],
    'rule',
    [
      cell(0, '就诊科室', '普通内科'),
      cell(0.36, '病历号', receipt.visit),
      cell(0.7, '业务单号', receipt.serial),
    ],
    [
      cell(0, '医疗机构类型', '综合医院'),
      cell(0.36, '医保类型', '城乡居民'),
      cell(0.7, '性别', receipt.isMale ? '男' : '女'),
    ],
    [
      cell(0, '医保统筹基金支付', toYuanText(receipt.pooled), 'social'),
      cell(0.36, '个人账户支付', toYuanText(receipt.account)),
      cell(0.7, '个人现金支付', toYuanText(receipt.cash)),
    ],
    [
      cell(0, '个人自付', toYuanText(ownShare(receipt))),
      cell(0.36, '个人自费', toYuanText(receipt.selfFunded)),
      cell(0.7, '其他支付', '0.00'),
    ],
    'rule',
    [
      cell(0, '收款单位（章）', receipt.hospital, 'hospital'),
      cell(0.55, '复核人', receipt.reviewer),
      cell(0.8, '收款人', receipt.cashier),
    ],
  ],
}

/** Two columns of charges, the day in words, the hospital at the top, payments in one paragraph. */
const eastern: ProvinceForm = {
  title: (receipt) => `${receipt.province.name}医疗${visit(receipt)}收费票据(电子)`,
  rows: (receipt) => [
    [cell(0, '医疗机构名称', receipt.hospital, 'hospital')],
    [cell(0, '电子票据代码', receipt.code, 'code'), cell(0.5, '电子票据号码', receipt.number, 'number')],
    [
      cell(0, '姓名', receipt.payer, 'payer'),
      cell(0.25, '性别', receipt.isMale ? '男' : '女'),
      cell(0.5, '开票日期', chinese(receipt.issued), 'date'),
    ],
    'rule',
    [0, 0.5].flatMap((from) => [
      { at: from + 0.02, text: '项目' },
      { at: from + 0.36, text: '金额' },
    ]),
    ...pairsOf(receipt.sums).map((pair): FlowRow =>
      pair.flatMap((row, index) => [
        { at: index * 0.5 + 0.02, text: row.name },
        figure(index * 0.5 + 0.44, toYuanText(row.amount)),
      ]),
    ),
    'rule',
    [
      cell(0, '合计人民币（大写）', receipt.capital, 'capitalAmount'),
      cell(0.66, '（小写）', toYuanText(receipt.total), 'total'),
    ],
    'rule',
    [
      receipt.isInpatient
        ? cell(0, '住院时间', `${iso(receipt.admitted)}至${iso(receipt.issued)}`)
        : cell(0, '就诊日期', compact(receipt.admitted), 'visitDate'),
      cell(0.33, '医保类型', '职工基本医疗保险'),
      cell(0.7, '医保编号', receipt.visit),
    ],
    [
      cell(0, '统筹支付', toYuanText(receipt.pooled), 'social'),
      cell(0.25, '附加支付', '0.00'),
      cell(0.5, '账户支付', toYuanText(receipt.account)),
      cell(0.75, '现金支付', toYuanText(receipt.cash)),
    ],
    [
      cell(0, '自负', toYuanText(ownShare(receipt))),
      cell(0.25, '自费', toYuanText(receipt.selfFunded)),
      cell(0.5, '校验码', receipt.check),
    ],
    'rule',
    [cell(0, '收款单位', receipt.hospital), cell(0.6, '收款人', receipt.cashier)],
  ],
}

/** The payments next to the charges, inside the frame of the table. */
const western: ProvinceForm = {
  title: (receipt) => `${receipt.province.name}医疗${visit(receipt)}收费票据（电子）`,
  rows: (receipt) => {
    const side: readonly Cell[] = [
      cell(0.62, '医保统筹支付', toYuanText(receipt.pooled), 'social'),
      cell(0.62, '个人账户支付', toYuanText(receipt.account)),
      cell(0.62, '个人现金支付', toYuanText(receipt.cash)),
      cell(0.62, '其中自费', toYuanText(receipt.selfFunded)),
    ]
    const count = Math.max(side.length, receipt.sums.length)
    return [
      [cell(0.55, '票据代码', receipt.code, 'code')],
      [cell(0, '交款人', receipt.payer, 'payer'), cell(0.55, '票据号码', receipt.number, 'number')],
      [cell(0, '开票日期', dotted(receipt.issued), 'date'), cell(0.55, '校验码', receipt.check)],
      'rule',
      [
        { at: 0.02, text: '收费项目' },
        { at: 0.4, text: '金额（元）' },
        { at: 0.62, text: '结算信息' },
      ],
      ...Array.from({ length: count }, (_, index): FlowRow => {
        const charge = receipt.sums[index]
        return [
          ...(charge ? [{ at: 0.02, text: charge.name }, figure(0.5, toYuanText(charge.amount))] : []),
          ...(side[index] ? [side[index]] : []),
        ]
      }),
      'rule',
      [
        cell(0, '金额合计（大写）', receipt.capital, 'capitalAmount'),
        cell(0.62, '（小写）', `￥${toYuanText(receipt.total)}`, 'total'),
      ],
      'rule',
      [cell(0, '收款单位（章）', receipt.hospital, 'hospital'), cell(0.62, '复核人', receipt.reviewer)],
      [cell(0, '业务流水号', receipt.serial), cell(0.62, '收款人', receipt.cashier)],
    ]
  },
}

/** Printed on thermal paper by a machine in the lobby. */
const thermal: ProvinceForm = {
  title: ({ hospital }) => hospital,
  rows: (receipt) => [
    [{ at: 0.5, text: '门诊医疗收费票据（电子）', align: 'center' }],
    [cell(0, '票据代码', receipt.code, 'code')],
    [cell(0, '票据号码', receipt.number, 'number')],
    [cell(0, '患者姓名', receipt.payer, 'payer')],
    [cell(0, '收费日期', iso(receipt.issued), 'date')],
    'rule',
    [
      { at: 0, text: '项目名称' },
      { at: 0.7, text: '金额' },
    ],
    ...receipt.sums.map((row): FlowRow => [{ at: 0, text: row.name }, figure(0.98, toYuanText(row.amount))]),
    'rule',
    [cell(0, '合计', `¥${toYuanText(receipt.total)}`, 'total')],
    [cell(0, '大写', receipt.capital, 'capitalAmount')],
    [cell(0, '医保统筹支付', toYuanText(receipt.pooled), 'social')],
    [cell(0, '个人账户支付', toYuanText(receipt.account))],
    [cell(0, '个人现金支付', toYuanText(receipt.cash))],
    [cell(0, '收款单位', receipt.hospital, 'hospital')],
  ],
}

function pairsOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 2) }, (_, index) =>
    list.slice(index * 2, index * 2 + 2),
  )
}

/** The forms that show the day of the visit. */
export const namesVisit: ReadonlySet<string> = new Set(['eastern'])

export const forms = { southern, eastern, western, thermal } as const
