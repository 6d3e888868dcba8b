import type { Random } from '../../random.ts'

/** Names that occur in no other style. */
const towns = '澄阳 渭丰 桐岭 雁北 鹿鸣 荆湾 琅川 泗安 梧台 郁南坪 崇礼沟 丹霞口 绥和 静海湾 祁岭'.split(' ')
const hospitalKinds = [
  '市立医院 中心人民医院 县中医医院 附属协和医院 骨伤科医院 妇产医院 第四人民医院',
  '区第一医院 眼耳鼻喉科医院 职业病防治院 镇中心卫生院 街道社区卫生服务中心 老年病医院',
].flatMap((row) => row.split(' '))
const traders = '康宁口腔诊所 益民大药房有限公司 仁和综合门诊部 慈铭体检中心有限公司 同济中医诊所'.split(' ')
const families = [...'钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜']
const givens = [...'一帆可欣志远思齐海燕国栋雅婷俊杰晓峰丽娜伟明春梅建军文静子墨雨桐']

export const inventHospital = (random: Random) => random.pick(towns) + random.pick(hospitalKinds)
export const trader = (random: Random) => random.pick(towns) + random.pick(traders)
export const person = (random: Random) =>
  random.pick(families) + random.pick(givens) + (random.chance(0.7) ? random.pick(givens) : '')
