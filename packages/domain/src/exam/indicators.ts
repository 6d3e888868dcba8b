import type { KnownGender } from '../gender.ts'
/**
 * The indicators of exams, as data: name, unit, range of healthy adults, and possible meanings outside it. Ranges
 * come from the Chinese health standards (WS/T 404, 405, 780) and the guidelines for blood pressure, lipids and
 * sugar; a laboratory's own range takes precedence; a lower limit without meaning is left out. The texts explain and
 * refer to a doctor, they do not diagnose.
 */
export const examGroups = {
  body: '一般检查',
  blood: '血常规',
  sugar: '血糖',
  lipid: '血脂',
  liver: '肝功能',
  kidney: '肾功能',
  thyroid: '甲状腺功能',
  tumour: '肿瘤标志物',
  picture: '影像与专科',
} as const
export type ExamGroup = keyof typeof examGroups

export interface Range {
  /** 1 male, 2 female; both if omitted. */
  readonly gender?: KnownGender
  /** Whole years, inclusive. */
  readonly toAge?: number
  readonly low: number | null
  readonly high: number | null
}

export interface Indicator {
  readonly name: string
  readonly group: ExamGroup
  readonly unit: string
  /** The first matching range applies. */
  readonly ranges: readonly Range[]
  readonly low?: string
  readonly high?: string
  readonly advice: string
}

const between = (low: number | null, high: number | null): readonly Range[] => [{ low, high }]
const byGender = (
  male: readonly [number | null, number | null],
  female: readonly [number | null, number | null],
): readonly Range[] => [
  { gender: 1, low: male[0], high: male[1] },
  { gender: 2, low: female[0], high: female[1] },
]

const marker = (name: string, unit: string, most: number, of: string): Indicator => ({
  name,
  group: 'tumour',
  unit,
  ranges: between(null, most),
  high: `${of}等情况可能使它升高，炎症和良性疾病也会，单独一次升高不说明患病`,
  advice: '请在 1 至 3 个月内复查；持续升高请到相应专科进一步检查',
})

// oxfmt-ignore
export const indicators: Readonly<Record<string, Indicator>> = {
  BMI: { name: '体重指数', group: 'body', unit: 'kg/m²', ranges: between(18.5, 23.9), low: '体重偏轻，可能与进食不足或慢性疾病有关', high: '体重超过健康范围，血压、血糖和血脂异常的风险随之增加', advice: '保持均衡饮食，每周至少 150 分钟中等强度运动' },
  SBP: { name: '收缩压', group: 'body', unit: 'mmHg', ranges: between(90, 139), low: '血压偏低，可能感到头晕乏力', high: '血压高于正常范围，长期如此会伤及心、脑和肾', advice: '安静休息后在不同日子复测三次，仍偏高请看心内科' },
  DBP: { name: '舒张压', group: 'body', unit: 'mmHg', ranges: between(60, 89), low: '血压偏低，可能感到头晕乏力', high: '血压高于正常范围，常见于年轻人紧张、少动、吃得咸', advice: '少盐、规律运动，在不同日子复测三次，仍偏高请看心内科' },
  HR: { name: '心率', group: 'body', unit: '次/分', ranges: between(60, 100), low: '心跳偏慢，经常运动的人也会如此', high: '心跳偏快，可能与紧张、贫血或甲状腺功能有关', advice: '有心慌、胸闷或晕倒请尽快看心内科' },
  WBC: { name: '白细胞', group: 'blood', unit: '10⁹/L', ranges: between(3.5, 9.5), low: '抵抗力可能下降，部分病毒感染后会出现', high: '多见于感染或炎症', advice: '两周后复查血常规，有发热请及时就诊' },
  HGB: { name: '血红蛋白', group: 'blood', unit: 'g/L', ranges: byGender([130, 175], [115, 150]), low: '偏低提示可能贫血，常见原因是缺铁或月经量多', high: '偏高多见于脱水、吸烟或久居高原', advice: '偏低者请查铁蛋白并看血液科或内科' },
  PLT: { name: '血小板', group: 'blood', unit: '10⁹/L', ranges: between(125, 350), low: '止血能力可能下降', high: '可能与炎症或缺铁有关', advice: '两周后复查；有皮肤瘀点、牙龈出血请尽快就诊' },
  GLU: { name: '空腹血糖', group: 'sugar', unit: 'mmol/L', ranges: between(3.9, 6.0), low: '血糖偏低，可能因空腹过久', high: '高于正常，6.1 至 6.9 为空腹血糖受损，达到 7.0 需排查糖尿病', advice: '控制主食和含糖饮料，复查空腹血糖与糖化血红蛋白' },
  HBA1C: { name: '糖化血红蛋白', group: 'sugar', unit: '%', ranges: between(4.0, 6.0), low: '偏低可能与贫血有关', high: '反映近三个月的平均血糖偏高', advice: '请看内分泌科，评估是否需要进一步检查' },
  TC: { name: '总胆固醇', group: 'lipid', unit: 'mmol/L', ranges: between(null, 5.1), high: '偏高会增加动脉硬化的风险', advice: '少吃动物内脏和油炸食物，三个月后复查' },
  TG: { name: '甘油三酯', group: 'lipid', unit: 'mmol/L', ranges: between(null, 1.69), high: '与饮酒、甜食和体重关系密切，过高可能诱发胰腺炎', advice: '限酒、减重、多运动；达到 5.6 请尽快看内科' },
  LDL: { name: '低密度脂蛋白胆固醇', group: 'lipid', unit: 'mmol/L', ranges: between(null, 3.39), high: '俗称“坏”胆固醇，偏高时容易在血管壁沉积', advice: '调整饮食三个月后复查，有高血压或糖尿病者请看心内科' },
  HDL: { name: '高密度脂蛋白胆固醇', group: 'lipid', unit: 'mmol/L', ranges: between(1.04, null), low: '俗称“好”胆固醇，偏低时对血管的保护减弱', advice: '坚持有氧运动并戒烟' },
  ALT: { name: '丙氨酸氨基转移酶', group: 'liver', unit: 'U/L', ranges: byGender([null, 50], [null, 40]), high: '肝细胞受到刺激时升高，常见于脂肪肝、饮酒、熬夜或药物', advice: '停酒、规律作息，一个月后复查；超过正常两倍请看消化科' },
  AST: { name: '天门冬氨酸氨基转移酶', group: 'liver', unit: 'U/L', ranges: byGender([null, 40], [null, 35]), high: '肝脏或肌肉受到刺激时升高，剧烈运动后也会', advice: '休息一周后复查' },
  GGT: { name: '谷氨酰转移酶', group: 'liver', unit: 'U/L', ranges: byGender([null, 60], [null, 45]), high: '对饮酒和胆道问题敏感', advice: '停酒一个月后复查，仍高请做肝胆超声' },
  TBIL: { name: '总胆红素', group: 'liver', unit: 'μmol/L', ranges: byGender([null, 26], [null, 21]), high: '轻度偏高常为体质所致，明显偏高需排查肝胆疾病', advice: '复查并看是哪一种胆红素偏高；皮肤发黄请尽快就诊' },
  CREA: { name: '肌酐', group: 'kidney', unit: 'μmol/L', ranges: [{ gender: 1, toAge: 59, low: null, high: 97 }, { gender: 1, low: null, high: 111 }, { gender: 2, toAge: 59, low: null, high: 73 }, { gender: 2, low: null, high: 81 }], high: '反映肾脏排出废物的能力可能下降，大量吃肉或健身也会升高', advice: '复查肾功能和尿常规，持续升高请看肾内科' },
  UA: { name: '尿酸', group: 'kidney', unit: 'μmol/L', ranges: byGender([null, 428], [null, 357]), high: '过高可能引起痛风和肾结石', advice: '多喝水，少喝啤酒和含糖饮料，少吃海鲜和动物内脏；关节红肿疼痛请看风湿科' },
  TSH: { name: '促甲状腺激素', group: 'thyroid', unit: 'mIU/L', ranges: between(0.27, 4.2), low: '可能提示甲状腺功能偏强', high: '可能提示甲状腺功能偏弱，常感怕冷、乏力', advice: '复查甲状腺功能全套，请看内分泌科' },
  FT4: { name: '游离甲状腺素', group: 'thyroid', unit: 'pmol/L', ranges: between(12, 22), low: '可能提示甲状腺功能偏弱', high: '可能提示甲状腺功能偏强', advice: '请看内分泌科' },
  AFP: marker('甲胎蛋白', 'ng/mL', 7, '肝脏疾病、妊娠'),
  CEA: marker('癌胚抗原', 'ng/mL', 5, '吸烟、肠道炎症、消化道肿瘤'),
  CA125: marker('糖类抗原125', 'U/mL', 35, '月经期、子宫内膜异位、卵巢疾病'),
  CA199: marker('糖类抗原19-9', 'U/mL', 37, '胆道结石、胰腺疾病'),
  PSA: { ...marker('前列腺特异抗原', 'ng/mL', 4, '前列腺增生、前列腺炎'), ranges: [{ toAge: 49, low: null, high: 2.5 }, { toAge: 59, low: null, high: 3.5 }, { low: null, high: 4 }] },
  THYROID_US: { name: '甲状腺超声', group: 'picture', unit: '', ranges: [], advice: '多数结节是良性的，请按报告的分级定期复查，4 类及以上请看甲状腺外科' },
  LIVER_US: { name: '肝胆超声', group: 'picture', unit: '', ranges: [], advice: '脂肪肝靠控制体重和饮酒可以好转，结石有疼痛时请就诊' },
  BREAST_US: { name: '乳腺超声', group: 'picture', unit: '', ranges: [], advice: '请按 BI-RADS 分级复查，4 类及以上请尽快看乳腺外科' },
  CHEST_CT: { name: '胸部 CT', group: 'picture', unit: '', ranges: [], advice: '小结节请按报告建议的时间复查，不必惊慌，也不要不查' },
  ECG: { name: '心电图', group: 'picture', unit: '', ranges: [], advice: '偶发的早搏常与劳累有关，有胸闷、晕厥请看心内科' },
}
