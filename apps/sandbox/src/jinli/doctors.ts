import type { JinliOnDutyDoctor } from '@yf/partner-contract/jinli-doctors'

type DoctorRow = readonly [name: string, title: string, department: string, hospital: string, goodAt: string]
type Figures = readonly [stars: number, answered: number, waitingMinutes: number]

const doctor = (
  doctorNo: string,
  [name, title, department, hospital, goodAt]: DoctorRow,
  [stars, answered, waitingMinutes]: Figures,
): JinliOnDutyDoctor => ({
  doctorNo,
  name,
  title,
  department,
  hospital,
  goodAt,
  stars,
  answered,
  waitingMinutes,
})

const own = '锦鲤互联网医院'

/** The doctors on duty: invented people of invented hospitals. */
export const doctors: readonly [JinliOnDutyDoctor, ...JinliOnDutyDoctor[]] = [
  doctor('D001', ['王海宁', '主任医师', '全科', own, '感冒发烧、咳嗽、高血压与慢病用药'], [4.9, 12_860, 3]),
  doctor('D002', ['陆知行', '副主任医师', '消化内科', own, '胃痛、反酸、便秘、幽门螺杆菌'], [4.8, 8420, 6]),
  doctor('D003', ['沈若溪', '主治医师', '儿科', own, '孩子发烧咳嗽、拉肚子、湿疹、生长发育'], [5, 9310, 5]),
  doctor(
    'D004',
    ['顾明川', '主任医师', '皮肤科', '上海星云第一人民医院', '长痘、荨麻疹、脱发、皮炎'],
    [4.9, 6730, 8],
  ),
  doctor(
    'D005',
    ['苏婉宁', '副主任医师', '妇科', '北京星云妇女儿童医院', '月经不调、痛经、备孕与孕期咨询'],
    [4.9, 7150, 10],
  ),
  doctor(
    'D006',
    ['何仲谋', '主任医师', '骨科', '杭州星云第一人民医院', '颈肩腰腿痛、运动损伤、关节痛'],
    [4.7, 4980, 12],
  ),
  doctor('D007', ['林语桐', '主治医师', '心理科', own, '失眠、焦虑、情绪低落、产后情绪'], [4.8, 3260, 15]),
  doctor(
    'D008',
    ['赵思远', '副主任医师', '耳鼻喉科', '广州星云第一人民医院', '嗓子疼、鼻炎、耳鸣、打鼾'],
    [4.8, 5540, 7],
  ),
  doctor('D009', ['韩予安', '主治医师', '全科', own, '头痛乏力、体检报告解读、用药咨询'], [4.7, 10_230, 2]),
]

/** The doctor who accepted an inquiry, as in the notice. */
export const introduced = ({ name, title, department, hospital }: JinliOnDutyDoctor) => ({
  name,
  title,
  department,
  hospital,
})
