import { write, writeBlock, type Pen } from '../ink.ts'
import { frame, line, newPage, type Document, type RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import { drawHospitalStamp } from '../stamp.ts'
import type { FieldName } from '../truth.ts'
import { chinese, iso } from '../vocabulary/dates.ts'
import { diagnosesOf, inventPatient, type Patient, type PatientOverrides } from './patient.ts'

interface MedicalLetter {
  readonly page: RenderedPage
  readonly pen: Pen
  readonly patient: Patient
  readonly look: Random
}

function newLetter(
  random: Random,
  title: readonly string[],
  height = 1754,
  overrides: PatientOverrides = {},
): MedicalLetter {
  const look = random.fork('look')
  const patient = inventPatient(random.fork('content'), overrides)
  const page = newPage(1240, height, look.pick(['#fff', '#fefdf9']))
  const pen: Pen = { face: look.pick(['song', 'hei', 'songMedium'] as const), size: 28, color: '#1b1b1b' }
  write(page, patient.hospital, 620, 100, { ...pen, size: 44 }, { align: 'center', field: 'hospital' })
  write(page, look.pick(title), 620, 170, { ...pen, size: 46, spacing: 14 }, { align: 'center' })
  return { page, pen, patient, look }
}

function person(
  { page, pen, patient }: MedicalLetter,
  y: number,
  more: readonly (readonly [string, string, FieldName?])[],
): void {
  const cells = [
    ['姓名：', patient.name, 'payer'],
    ['性别：', patient.sex],
    ['年龄：', `${patient.age}岁`],
    ['科室：', patient.department],
    ...more,
  ] as const
  cells.forEach(([label, text, field], index) => {
    const x = 80 + [0, 300, 470, 790][index % 4]!
    const at = y + Math.floor(index / 4) * 52
    const used = write(page, label, x, at, pen)
    write(page, text, x + used, at, pen, field ? { field } : {})
  })
}

function paragraphs(
  { page, pen }: MedicalLetter,
  top: number,
  rows: readonly (readonly [string, string])[],
): number {
  let y = top
  for (const [label, text] of rows) {
    write(page, `${label}：`, 80, y, { ...pen, face: pen.face === 'hei' ? 'heiBold' : 'songBold' })
    y = writeBlock(page, text, 110, y + 50, 1040, pen) + 16
  }
  return y
}

function signature({ page, pen, patient, look }: MedicalLetter, y: number, date: string, use: string): void {
  write(page, '医师签名：', 720, y, pen)
  write(page, patient.doctor, 870, y, { face: 'brush', size: 46, color: '#20242e' })
  const used = write(page, '日期：', 720, y + 64, pen)
  write(page, date, 720 + used, y + 64, pen, { field: 'date' })
  drawHospitalStamp(page, look, patient.hospital, look.between(780, 980), y + 40, use)
}

const textFields = ({ patient }: MedicalLetter, date: string) => ({
  payer: patient.name,
  hospital: patient.hospital,
  date,
})

/** 门诊病历 */
export function drawMedicalRecord(random: Random, overrides?: PatientOverrides): Document {
  const letter = newLetter(random, ['门诊病历', '门（急）诊病历记录', '门诊病历记录'], 1754, overrides)
  const { patient, page } = letter
  person(letter, 250, [
    ['门诊号：', patient.visit],
    ['就诊日期：', iso(patient.seen), 'visitDate'],
  ])
  line(
    page,
    [
      [70, 340],
      [1170, 340],
    ],
    '#333',
    2,
  )
  const bottom = paragraphs(letter, 390, [
    ['主诉', `${patient.complaint}。`],
    [
      '现病史',
      `患者于就诊前出现${patient.complaint}，无明显诱因，自行休息后未见好转，为求进一步诊治来我院就诊。精神、睡眠尚可，二便如常。`,
    ],
    ['既往史', '否认高血压、糖尿病、冠心病史，否认手术外伤史，否认药物过敏史。'],
    [
      '体格检查',
      '体温36.8℃，脉搏78次/分，呼吸18次/分，血压126/78mmHg。神志清楚，查体合作，心肺听诊未见明显异常。',
    ],
    ['初步诊断', diagnosesOf(patient, '　')],
    ['处理意见', `${patient.advice}。`],
  ])
  signature(letter, bottom + 40, iso(patient.seen), '门诊专用章')
  const fields = { ...textFields(letter, iso(patient.seen)), visitDate: iso(patient.seen) }
  return { page, fields, qr: null }
}

/** 诊断证明书 */
export function drawDiagnosis(random: Random): Document {
  const letter = newLetter(random, ['诊断证明书', '疾病诊断证明书', '疾病证明书'], 1240)
  const { patient, page, look } = letter
  frame(page, [60, 210, 1120, 820], '#444', 2)
  person(letter, 262, [
    ['病历号：', patient.visit],
    ['编号：', look.digits(8)],
  ])
  line(
    page,
    [
      [60, 350],
      [1180, 350],
    ],
    '#444',
    2,
  )
  paragraphs(letter, 400, [
    ['临床诊断', diagnosesOf(patient, '\n')],
    ['医师建议', `${patient.advice}。建议休息${look.pick(['叁天', '柒天', '壹周', '贰周'])}。`],
  ])
  signature(letter, 880, chinese(patient.seen), '诊断证明专用章')
  write(page, '注：本证明书涂改无效，未盖章无效。', 80, 1090, { ...letter.pen, size: 24 })
  return { page, fields: textFields(letter, iso(patient.seen)), qr: null }
}

/** 出院小结 */
export function drawDischarge(random: Random): Document {
  const letter = newLetter(random, ['出院小结', '出院记录', '出院证明及小结'])
  const { patient, page } = letter
  person(letter, 250, [
    ['住院号：', patient.visit],
    ['床号：', '12'],
    ['入院日期：', iso(patient.seen), 'admissionDate'],
    ['出院日期：', iso(patient.left), 'dischargeDate'],
  ])
  line(
    page,
    [
      [70, 340],
      [1170, 340],
    ],
    '#333',
    2,
  )
  const bottom = paragraphs(letter, 390, [
    ['入院诊断', patient.illness],
    ['入院情况', `患者因“${patient.complaint}”入院，入院查体生命体征平稳，专科检查见相应体征。`],
    [
      '诊疗经过',
      '入院后完善血常规、生化、凝血、心电图及影像学检查，给予对症支持治疗，症状逐步缓解，无特殊不适主诉。',
    ],
    ['出院诊断', diagnosesOf(patient, '　')],
    ['出院情况', '一般情况可，症状明显好转，生命体征平稳，准予出院。'],
    ['出院医嘱', `${patient.advice}。`],
  ])
  signature(letter, bottom + 40, iso(patient.left), '病案专用章')
  const stay = { admissionDate: iso(patient.seen), dischargeDate: iso(patient.left) }
  return { page, fields: { ...textFields(letter, iso(patient.left)), ...stay }, qr: null }
}
