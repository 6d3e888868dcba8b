import { describe, expect, test } from 'vitest'
import { redFlagsIn, type RedFlagKind } from './red-flags.ts'

const kindsIn = (text: string): RedFlagKind[] => redFlagsIn(text).map(({ kind }) => kind)

/** One person wrote what must be detected … */
const mustShow: Readonly<Record<RedFlagKind, readonly string[]>> = {
  chestPain: [
    '胸痛半小时了',
    '我爸胸口突然很疼，出了一身汗',
    '没有发烧，但是胸痛',
    '以前没有，现在胸痛得厉害',
    '左胸一阵阵刺痛',
    '心口绞痛',
    '会不会是心梗？',
    '胸闷，出冷汗',
    '心慌，左臂发麻，快要死了的感觉',
    '没有力气、胸痛',
    '没想到是心梗',
    '胸痛没有缓解',
    '胸部像被大石头压着',
    '半小时以前胸痛',
    '不久以前胸痛',
    '前胸痛',
    '睡不好胸痛',
  ],
  stroke: [
    '妈妈嘴歪了',
    '突然说不出话',
    '早上起来口齿不清',
    '左侧手脚没力气',
    '半边身子现在动不了',
    '右半身发麻',
    '是不是中风了',
    '突然看不见东西',
    '突然剧烈头痛',
    '怀疑脑出血',
    '去年脑梗过，今天又讲话含糊',
  ],
  breathing: [
    '呼吸困难',
    '喘不上气来',
    '孩子嘴唇发紫',
    '感觉无法呼吸',
    '人没有呼吸了',
    '糖果卡住喉咙了',
    '工作时突然喘不过气',
    '哮喘又发作了',
    '躺下就透不过气',
  ],
  bleeding: [
    '伤口一直流血',
    '血止不住',
    '刚才吐血了',
    '咳了几口血',
    '大出血',
    '流了好多血',
    '出血不止',
    '鼻血止不住',
    '呕血两次',
  ],
  unconscious: [
    '爷爷昏迷了',
    '刚刚晕倒',
    '叫他没有反应',
    '怎么喊都叫不醒',
    '意识模糊',
    '人没有意识',
    '摸不到，没有心跳',
    '起床的时候晕过去了',
    '不省人事',
  ],
  childConvulsion: ['宝宝发烧40度抽搐', '孩子翻白眼，叫不应', '高热惊厥怎么办', '女儿发烧，刚才全身抽搐'],
  seizure: ['同事突然抽搐', '倒地抽搐口吐白沫', '癫痫又发作', '四肢抽搐'],
  anaphylaxis: [
    '过敏性休克',
    '吃了海鲜喉咙发紧',
    '过敏了，嘴唇肿起来',
    '打了针全身起疹，血压很低',
    '被蜜蜂蜇了，舌头肿',
  ],
  poisoning: [
    '煤气中毒',
    '孩子误食了药',
    '吞了纽扣电池',
    '喝了农药',
    '吃了一瓶安眠药',
    '被毒蛇咬了',
    '误服洁厕灵',
    '药吃过量了',
  ],
  pregnancy: [
    '怀孕8周，今天出血',
    '孕32周，肚子剧痛',
    '羊水破了',
    '胎动减少',
    '产后一直流血',
    '怀疑宫外孕',
    '孕妇晕倒了',
  ],
  trauma: [
    '出了车祸',
    '从楼上摔下来',
    '手指被切断',
    '触电了',
    '孩子溺水',
    '大面积烫伤',
    '头撞到地上，然后头摔破吐了',
    '被车撞',
  ],
  suicide: [
    '我想自杀',
    '不想活了',
    '活着没意思',
    '好想死',
    '死了算了',
    '我妈妈有轻生的念头',
    '想割腕',
    '写好了遗书',
    '活着好累',
    '忍不住想自杀',
    '以前想过自杀',
    '想结束自己的生命',
    '每天都在伤害自己',
    '没有活下去的勇气',
    '希望不要再醒来',
    '没有我他们会更好',
    '无时无刻不想死',
    '要不是孩子我早就自杀了',
    '站在楼顶想跳楼',
    '真想一了百了',
  ],
  violence: ['我想杀了他', '老公打我', '跟他同归于尽', '被家暴了', '他威胁杀我'],
}

/** … another what must not. */
const mustNotShow = [
  '没有胸痛',
  '无胸痛、无呼吸困难',
  '没有发热、咳嗽和胸痛',
  '否认胸痛、晕倒、抽搐',
  '不胸痛，就是有点咳嗽',
  '胸痛没有，咳嗽有',
  '没有明显的胸痛',
  '不是心梗',
  '医生已排除，不是中风',
  '没有呼吸困难',
  '没有意识到自己感冒了',
  '无意识地咬指甲',
  '没有心跳加快',
  '未见脑出血',
  '三年前心梗，现在复诊开药',
  '去年中风，今天来问血压药',
  '爷爷有脑梗病史',
  '脑梗后遗症康复训练',
  '怎么预防中风',
  '心梗的预防',
  '中风险基金',
  '中风保险理赔',
  '小时候高热惊厥过',
  '以前胸痛过',
  '很久以前昏迷过',
  '久以前胸痛过',
  '三年前胸痛过',
  '工作压力大得喘不过气',
  '房贷压得我透不过气',
  '眼皮抽搐',
  '小腿抽筋',
  '孩子眼皮一直跳，抽搐',
  '刷牙牙龈一直出血',
  '咳嗽止不住',
  '止不住地想笑',
  '血压高',
  '空腹血糖 7.2',
  '吐痰有点黄',
  '月经推迟一周',
  '怀孕12周，没有出血',
  '孕期牙龈出血',
  '怀孕能不能喝咖啡',
  '备孕咨询',
  '孕20周常规产检',
  '感冒三天，流鼻涕',
  '低烧37.8度',
  '头痛，有点晕',
  '腰痛一个月',
  '失眠两周',
  '焦虑，想找人聊聊',
  '情绪低落，不想上班',
  '累死了',
  '笑死我了',
  '饿死了',
  '想死你了',
  '不想死，想好好活',
  '不想活动',
  '没有自杀的想法',
  '没有想自杀',
  '不会伤害自己',
  '跳楼价大甩卖',
  '小区自杀率新闻',
  '上吊瓶打了两天',
  '周末去跳海鲜市场',
  '过敏性鼻炎',
  '花粉过敏，打喷嚏',
  '湿疹，皮肤痒',
  '荨麻疹反复',
  '智齿疼，脸有点肿',
  '坐太久一侧腿麻',
  '照片拍得不清楚',
  '手机没反应',
  '打电话叫他起床叫不醒',
  '想开点降压药',
  '体检报告甲状腺结节',
  '幽门螺杆菌阳性',
  '胃痛反酸',
  '便秘三天',
  '孩子拉肚子',
  '宝宝湿疹用什么药',
  '小孩发烧38度，精神好',
  '心疼钱',
  '心脏彩超复查',
  '肺结节随访',
  '剧本杀玩到半夜',
  '脱发怎么办',
  '颈椎不舒服，手有点麻',
  '看东西有点模糊，配眼镜',
  '防溺水讲座',
  '防触电知识',
  '',
  '   ',
]

describe('must be detected', () => {
  for (const [kind, sentences] of Object.entries(mustShow)) {
    test.each(sentences)(`${kind}: %s`, (sentence) => expect(kindsIn(sentence)).toContain(kind))
  }
})

describe('must not be detected', () => {
  test.each(mustNotShow)('%s', (sentence) => expect(kindsIn(sentence)).toEqual([]))
})

describe('signs in different contexts', () => {
  const signs = ['胸痛', '呼吸困难', '昏迷', '大出血', '中风', '中毒'] as const
  const openings = [
    '我',
    '我爸',
    '今天早上',
    '刚才',
    '没吃早饭，',
    '不发烧，但是',
    '以前没有，现在',
    '是不是',
    '医生您好！',
    '无缘无故',
  ]
  const denials = ['没有', '无', '否认', '不是', '没有明显的', '没有发热、', '从来没有过', '没有头晕和']

  test.each(openings)('%s … is detected', (opening) => {
    const missed = signs.filter((sign) => kindsIn(`${opening}${sign}了，怎么办`).length === 0)
    expect(missed).toEqual([])
  })
  test.each(denials)('%s … is a denial', (denial) => {
    const found = signs.filter((sign) => kindsIn(`${denial}${sign}，只是有点累`).length > 0)
    expect(found).toEqual([])
  })
})

test('a suicidal person gets the crisis line first, all other signs the ambulance', () => {
  expect(redFlagsIn('我想自杀')[0]?.lines.map(({ number }) => number)).toEqual(['12356', '120', '110'])
  for (const sentence of ['胸痛', '中风', '昏迷', '大出血']) {
    expect(redFlagsIn(sentence)[0]?.lines[0]?.number).toBe('120')
  }
})

test('every flag has a text and at least two things to do', () => {
  for (const [kind, [sentence]] of Object.entries(mustShow)) {
    const flag = redFlagsIn(sentence ?? '').find((one) => one.kind === kind)
    expect(flag?.title).toMatch(/\p{Script=Han}{4}/u)
    expect(flag?.advice.length).toBeGreaterThanOrEqual(2)
  }
})

test("names all of several signs, a child's seizure once", () => {
  expect(kindsIn('胸痛，喘不上气，想死')).toEqual(['chestPain', 'breathing', 'suicide'])
  expect(kindsIn('宝宝突然抽搐')).toEqual(['childConvulsion'])
})

test('answers adversarial text immediately', () => {
  const started = performance.now()
  expect(kindsIn('没有'.repeat(50_000))).toEqual([])
  expect(kindsIn(`${'没有发热、'.repeat(390)}胸痛`)).toEqual([])
  expect(kindsIn(`${'没有想要的'.repeat(390)}胸痛`)).toEqual([])
  expect(performance.now() - started).toBeLessThan(1_000)
})

test.each(
  `
  没有出现胸痛 没有发生昏迷 没感到胸痛 没感觉胸痛 没感觉到胸痛 不觉得胸痛 没有任何胸痛 没什么胸痛 没有其他中毒
  没有典型胸痛 没有剧烈胸痛 没有突然昏迷 没有严重呼吸困难 没有特别胸痛 没有持续胸痛 没有那种胸痛 没有这种胸痛 没有伴胸痛
  不伴有胸痛 未有胸痛 没有再胸痛 不像是心梗 不是因为心梗 没有像中风那样 没有会休克的危险 没去自杀 没有很胸痛
  没有太胸痛 没有经常胸痛 没真的自杀 没打算自杀 没试图自杀 没主动伤害自己 没在胸痛 不是我昏迷 不是他昏迷
  不是她昏迷 没有一点胸痛 没有半点胸痛 没发现脑出血 未提示脑出血 未曾昏迷 没有前胸痛
`
    .trim()
    .split(/\s+/),
)('allows text in between: %s', (sentence) => expect(kindsIn(sentence)).toEqual([]))

test.each(
  `
  但是 但 可是 不过 然而 却 现在 今天 今早
  今晚 刚才 刚刚 昨晚 目前 这次 就是 而是
`
    .trim()
    .split(/\s+/),
)('a past sign stays past until %s', (turn) => {
  expect(kindsIn('去年胃病时胸痛')).toEqual([])
  expect(kindsIn(`去年胃病时没有${turn}胸痛`)).toEqual(['chestPain'])
})

test('a question is no denial, wherever it is', () => {
  for (const questionForm of ['是不是', '有没有', '会不会', '算不算'])
    expect(kindsIn(`不知道${questionForm}中毒，呼吸${questionForm}困难`)).toEqual(['breathing', 'poisoning'])
})

test('spaces do not separate a denial from its subject', () => {
  for (const denial of ['没有', '没', '无', '不是', '否认'])
    for (const blank of [' ', '  ', '\t']) expect(kindsIn(`${denial}${blank}胸痛`)).toEqual([])
})

test('reads two thousand characters', () => {
  expect(kindsIn(`${'。'.repeat(1998)}胸痛`)).toEqual(['chestPain'])
  expect(kindsIn(`${'。'.repeat(1999)}胸痛`)).toEqual([])
})

test('every emergency number says who answers', () => {
  const found = Object.values(mustShow).flatMap(([sentence]) => redFlagsIn(sentence!))
  const lines = new Set(found.flatMap((flag) => flag.lines.map(({ number, name }) => `${number} ${name}`)))
  expect([...lines].toSorted()).toEqual(['110 报警求助', '120 急救中心', '12356 心理援助热线（24 小时）'])
})
