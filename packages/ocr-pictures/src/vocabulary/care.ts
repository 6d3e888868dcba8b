import type { Random } from '../random.ts'

export const categories = {
  outpatient:
    '西药费 检查费 化验费 治疗费 诊察费 挂号费 卫生材料费 中成药费 中药饮片费 放射费 手术费 其他门诊收费'.split(
      ' ',
    ),
  inpatient:
    '床位费 诊察费 检查费 化验费 治疗费 手术费 护理费 卫生材料费 西药费 中成药费 输血费 其他住院收费'.split(
      ' ',
    ),
}

export const drugs = [
  '阿莫西林胶囊 头孢克肟分散片 布洛芬缓释胶囊 奥美拉唑肠溶胶囊 盐酸二甲双胍片',
  '苯磺酸氨氯地平片 阿托伐他汀钙片 蒙脱石散 连花清瘟胶囊 复方甘草片 氯雷他定片',
  '维生素C片 左氧氟沙星片 硝苯地平控释片 辛伐他汀片 感冒灵颗粒 板蓝根颗粒',
  '云南白药气雾剂 复方丹参滴丸 甲硝唑片 红霉素软膏 氯化钠注射液 葡萄糖注射液',
  '胰岛素注射液 地塞米松片',
].flatMap((row) => row.split(' '))
export const services = [
  '血常规（五分类） 尿常规检查 肝功能十一项 C反应蛋白测定 心电图检查 胸部CT平扫',
  '腹部彩超 甲状腺功能五项 葡萄糖测定 普通门诊诊察费 专家门诊诊察费 静脉输液 皮下注射',
  '静脉采血 一次性输液器 一次性采血针 换药（中） 洁治术 根管治疗 磁共振平扫（单部位）',
  '电子胃镜检查 骨密度测定 针刺治疗 拔罐治疗 低频脉冲电治疗 雾化吸入 氧气吸入',
  '二级护理',
].flatMap((row) => row.split(' '))
export const departments = [
  '呼吸内科 消化内科 心血管内科 神经内科 内分泌科 普通外科 骨科 泌尿外科 妇科 儿科',
  '眼科 口腔科 耳鼻喉科 皮肤科 中医科 急诊科 康复医学科 肾内科',
].flatMap((row) => row.split(' '))
export const illnesses = [
  '急性上呼吸道感染 慢性胃炎 原发性高血压 2型糖尿病 腰椎间盘突出症 过敏性鼻炎',
  '急性支气管炎 颈椎病 结膜炎 急性胃肠炎 甲状腺结节 偏头痛 带状疱疹 肩周炎',
  '社区获得性肺炎 胆囊结石伴胆囊炎 左踝关节扭伤 缺铁性贫血',
].flatMap((row) => row.split(' '))
export const complaints = [
  '咳嗽、咳痰伴发热3天 反复上腹部隐痛1月余 头晕、血压升高1周 腰痛伴左下肢麻木2周',
  '鼻塞、流涕5天 右膝关节疼痛10天',
].flatMap((row) => row.split(' '))
export const advice = [
  '注意休息，多饮水，清淡饮食 按时服药，定期复查血压 避免久坐，适当功能锻炼',
  '一周后门诊复查，不适随诊 忌烟酒，保持情绪稳定',
].flatMap((row) => row.split(' '))

export interface ChargedItem {
  readonly name: string
  readonly unit: string
  readonly count: number
  readonly price: number
  readonly amount: number
}

/** A charged item; the amount is always the count times the price, in fen. */
export function chargedItem(random: Random, name: string, dearest: number, cheapest = 120): ChargedItem {
  const isDrug = drugs.includes(name)
  const count = random.chance(0.6) ? 1 : random.int(2, isDrug ? 6 : 3)
  // Many small and few large prices, as on a real list.
  const price = Math.round(cheapest * (dearest / cheapest) ** random.next())
  return {
    name,
    unit: isDrug ? random.pick(['盒', '瓶', '支']) : random.pick(['次', '项']),
    count,
    price,
    amount: count * price,
  }
}
