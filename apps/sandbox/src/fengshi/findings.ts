import type { FengshiReport, FengshiValue } from '@yf/partner-contract/fengshi'
import type { StoredExamOrder } from './books.ts'

type Figure = readonly [code: string, name: string, unit: string, usual: number, high: number | null]

/** The measurements of every report, in order; the person playing the institution may set some of them high. */
const figures: readonly Figure[] = [
  ['BMI', '体重指数', 'kg/m²', 22.4, null],
  ['SBP', '收缩压', 'mmHg', 118, null],
  ['DBP', '舒张压', 'mmHg', 76, null],
  ['HGB', '血红蛋白', 'g/L', 138, null],
  ['GLU', '空腹血糖', 'mmol/L', 5.1, 6.4],
  ['HBA1C', '糖化血红蛋白', '%', 5.4, null],
  ['TC', '总胆固醇', 'mmol/L', 4.6, 5.9],
  ['LDL', '低密度脂蛋白胆固醇', 'mmol/L', 2.8, 3.9],
  ['TG', '甘油三酯', 'mmol/L', 1.2, null],
  ['ALT', '丙氨酸氨基转移酶', 'U/L', 22, null],
  ['CREA', '肌酐', 'μmol/L', 66, null],
  ['UA', '尿酸', 'μmol/L', 320, 452],
  ['TSH', '促甲状腺激素', 'mIU/L', 2.1, null],
  ['CEA', '癌胚抗原', 'ng/mL', 1.6, null],
]

const figure = ([itemCode, itemName, unit, usual, high]: Figure, isHigh: boolean): FengshiValue => {
  const isOut = isHigh && high !== null
  const value = isOut ? high : usual
  return {
    itemCode,
    itemName,
    value,
    text: String(value),
    unit,
    refLow: null,
    refHigh: null,
    abnormal: isOut,
  }
}

const textValue = (itemCode: string, itemName: string, text: string, abnormal: boolean): FengshiValue => ({
  itemCode,
  itemName,
  value: null,
  text,
  unit: '',
  refLow: null,
  refHigh: null,
  abnormal,
})

export function findingsOf(
  { orderNo, date }: Pick<StoredExamOrder, 'orderNo' | 'date'>,
  isAbnormal: boolean,
): Omit<FengshiReport, 'pdfBase64'> {
  return {
    reportNo: `FSR-${orderNo}`,
    orderNo,
    date,
    conclusion: isAbnormal
      ? '血糖、血脂与尿酸偏高，建议控制饮食、增加运动，三个月后复查；甲状腺小结节，一年后复查超声。'
      : '本次检查各项结果未见明显异常，建议每年体检一次。',
    values: [
      ...figures.map((one) => figure(one, isAbnormal)),
      textValue('ECG', '心电图', '窦性心律，正常心电图', false),
      textValue('LIVER_US', '肝胆超声', isAbnormal ? '轻度脂肪肝' : '未见异常', isAbnormal),
      textValue('THYROID_US', '甲状腺超声', isAbnormal ? '右叶小结节，TI-RADS 3 类' : '未见异常', isAbnormal),
    ],
  }
}
