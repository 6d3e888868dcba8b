import type { Random } from '../random.ts'

const surnames = [
  ...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪',
  ...'范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单裴霍涂成苗谷盛曲翁冉',
]
const compoundSurnames = '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 司徒 令狐 夏侯 端木 南宫'.split(' ')
const singles = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰萍红鹏辉玲飞彬宇浩凯健俊帆雪晨阳婷琳颖倩悦欣岩峰旭翔博睿轩涵琪瑶璐妍蕾洁莹薇菲茜岚晗昊天毅恒森淼焱鑫垚琰璇瑾瑜珂玥',
]
const firsts = [
  ...'建志文国晓小海春秋玉秀佳嘉思雨子梓雅诗若宇俊浩泽明永德正立振家梦心一亦以安怀景云书可语清承启',
]
const seconds = [
  ...'华强军平英兰芳珍梅琴荣林生成龙斌波涛亮宁峰辉阳轩涵萱怡彤琪瑶妍雯雪洁蕾然睿博宸辰铭航霖源远舟帆凡禾宜之微澜清棠月笙言恩',
]
/** Real but rare names, which few fixed lists contain: manual correction must stay possible. */
const rareGivens = '翀 旻昱 燊 赟 颢然 晞 子彧 芃 玥婳 堃'.split(' ')

/** A generated name of two to four characters; not meant to be a real person's. */
export function personName(random: Random): string {
  const surname = random.chance(0.05) ? random.pick(compoundSurnames) : random.pick(surnames)
  if (random.chance(0.012)) return surname + random.pick(rareGivens)
  if (random.chance(0.24)) return surname + random.pick(singles)
  return surname + random.pick(firsts) + random.pick(seconds)
}

export const staffName = (random: Random): string =>
  random.chance(0.3) ? random.pick(surnames) + random.pick(singles) : personName(random)

const syllables = 'WANG LI ZHANG LIU CHEN YANG HUANG ZHAO WU ZHOU XU SUN'.split(' ')
const givenSyllables = 'WEI FANG NA MIN JING XIAOMING JIAYI ZIHAN HAOYU YUCHEN SIQI XINYI'.split(' ')
export const latinName = (random: Random): string =>
  `${random.pick(syllables)} ${random.pick(givenSyllables)}`

const nations = '汉 汉 汉 汉 汉 汉 回 满 壮 苗 土家 彝 蒙古 藏 朝鲜'.split(' ')
export const nationality = (random: Random): string => random.pick(nations)
