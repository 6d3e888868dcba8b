import type { MeasuredValue } from '@yf/domain/exam/judge'

type Figure = readonly [
  code: string,
  name: string,
  unit: string,
  first: number,
  second: number,
  third: number,
]

/**
 * One person over three years: blood sugar and uric acid rise slowly, the liver values recover, a nodule is found.
 */
const figures: readonly Figure[] = [
  ['BMI', '体重指数', 'kg/m²', 22.1, 22.9, 24.3],
  ['SBP', '收缩压', 'mmHg', 112, 118, 121],
  ['DBP', '舒张压', 'mmHg', 72, 76, 78],
  ['WBC', '白细胞', '10⁹/L', 5.8, 6.1, 5.9],
  ['HGB', '血红蛋白', 'g/L', 118, 112, 121],
  ['PLT', '血小板', '10⁹/L', 226, 231, 218],
  ['GLU', '空腹血糖', 'mmol/L', 5.2, 5.6, 6.2],
  ['HBA1C', '糖化血红蛋白', '%', 5.3, 5.5, 5.8],
  ['TC', '总胆固醇', 'mmol/L', 4.4, 4.8, 5.4],
  ['TG', '甘油三酯', 'mmol/L', 1.1, 1.3, 1.5],
  ['LDL', '低密度脂蛋白胆固醇', 'mmol/L', 2.6, 2.9, 3.5],
  ['HDL', '高密度脂蛋白胆固醇', 'mmol/L', 1.42, 1.36, 1.31],
  ['ALT', '丙氨酸氨基转移酶', 'U/L', 52, 31, 22],
  ['CREA', '肌酐', 'μmol/L', 58, 61, 60],
  ['UA', '尿酸', 'μmol/L', 298, 334, 371],
  ['TSH', '促甲状腺激素', 'mIU/L', 1.9, 2.2, 2.4],
  ['CEA', '癌胚抗原', 'ng/mL', 1.2, 1.3, 1.3],
  ['CA125', '糖类抗原125', 'U/mL', 12, 14, 13],
]

const measured = ([code, name, unit]: Figure, value: number): MeasuredValue => ({
  code,
  name,
  value,
  text: String(value),
  unit,
  low: null,
  high: null,
  isMarked: false,
})

const textValue = (code: string, name: string, text: string, isMarked = false): MeasuredValue => ({
  code,
  name,
  value: null,
  text,
  unit: '',
  low: null,
  high: null,
  isMarked,
})

const clear = '未见异常'
const nodule = '右叶小结节 4×3 mm，TI-RADS 3 类'

export const examFindings = {
  first: {
    conclusion: '肝功能轻度异常，建议规律作息、停酒后复查；其余未见明显异常。',
    values: [
      ...figures.map((one) => measured(one, one[3])),
      textValue('THYROID_US', '甲状腺超声', clear),
      textValue('ECG', '心电图', '窦性心律，正常心电图'),
    ],
  },
  second: {
    conclusion: '轻度贫血，建议增加含铁食物并复查血常规。',
    values: [
      ...figures.map((one) => measured(one, one[4])),
      textValue('THYROID_US', '甲状腺超声', clear),
      textValue('ECG', '心电图', '窦性心律，正常心电图'),
    ],
  },
  third: {
    conclusion:
      '空腹血糖、胆固醇与尿酸偏高，体重略超，建议控制饮食、增加运动，三个月后复查；甲状腺小结节，一年后复查超声。',
    values: [
      ...figures.map((one) => measured(one, one[5])),
      textValue('THYROID_US', '甲状腺超声', nodule, true),
      textValue('CHEST_CT', '胸部 CT', clear),
      textValue('ECG', '心电图', '窦性心律，正常心电图'),
    ],
  },
} as const satisfies Record<string, { conclusion: string; values: readonly MeasuredValue[] }>
