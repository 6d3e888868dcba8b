import type { Random } from '../random.ts'

/** Provinces are real because titles and codes depend on them; towns and streets are invented. */
export const provinces = [
  { name: '北京市', code: '11' },
  { name: '天津市', code: '12' },
  { name: '河北省', code: '13' },
  { name: '辽宁省', code: '21' },
  { name: '上海市', code: '31' },
  { name: '江苏省', code: '32' },
  { name: '浙江省', code: '33' },
  { name: '安徽省', code: '34' },
  { name: '福建省', code: '35' },
  { name: '江西省', code: '36' },
  { name: '山东省', code: '37' },
  { name: '河南省', code: '41' },
  { name: '湖北省', code: '42' },
  { name: '湖南省', code: '43' },
  { name: '广东省', code: '44' },
  { name: '重庆市', code: '50' },
  { name: '四川省', code: '51' },
  { name: '云南省', code: '53' },
  { name: '陕西省', code: '61' },
  { name: '内蒙古自治区', code: '15' },
  { name: '广西壮族自治区', code: '45' },
] as const
export type Province = (typeof provinces)[number]

const towns = [
  '云溪 安澜 清河湾 南霁 明湖 青岚 松陵 临浦 望澜 永霁 秀泽 锦澜 东麓 玉屏湾',
  '新沐 白榆 汀兰 海晏 龙沐 翠微 晴川 金榆 柳陌 宁泽 沙棠 太榆 兴岚 凤栖 石澜',
  '西棠 北浦 江汀',
].flatMap((row) => row.split(' '))
const streets = '建设 解放 人民 中山 文化 健康 和平 长安 滨江 学府 花园 迎宾 复兴 振华 青年'.split(' ')

const endings = [
  '市第一人民医院 市第二人民医院 市人民医院 市中心医院 市中医医院 市中西医结合医院',
  '市妇幼保健院 市儿童医院 市口腔医院 市肿瘤医院 市第三医院 县人民医院 区中医院',
  '医学院附属医院 医科大学附属第一医院 市胸科医院 医科大学第二附属医院 社区卫生服务中心',
  '区妇幼保健院 市骨科医院 市眼科医院 市传染病医院 区人民医院 康复医院',
].flatMap((row) => row.split(' '))
const privateEndings = [
  '口腔门诊部有限公司 大药房有限公司 健康体检中心有限公司 中医门诊部有限公司',
  '眼科医院有限公司',
].flatMap((row) => row.split(' '))

export const town = (random: Random): string => random.pick(towns)

/** 32 towns by 24 kinds of institution. */
export const hospitalName = (random: Random): string => town(random) + random.pick(endings)

/** Issuers of tax invoices: pharmacies, clinics and check-up companies. */
export const companyName = (random: Random): string => town(random) + random.pick(privateEndings)

export const address = (random: Random): string =>
  `${random.pick(provinces).name}${town(random)}市${town(random)}区${random.pick(streets)}路${random.int(1, 990)}号` +
  (random.chance(0.7)
    ? `${random.int(1, 30)}幢${random.int(1, 4)}单元${random.int(1, 28)}0${random.int(1, 4)}室`
    : '')

export const policeOffice = (random: Random): string =>
  `${town(random)}市公安局${random.chance(0.6) ? `${town(random)}分局` : ''}`
