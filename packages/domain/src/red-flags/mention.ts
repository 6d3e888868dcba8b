/** Whether a sign in a sentence is current, or denied, long past or only mentioned. */

const anyOf = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`

/** Text allowed between a denial and its subject: 没有 *明显的* 胸痛. */
const between = `${anyOf([
  '出现',
  '发生',
  '感到',
  '感觉',
  '觉得',
  '明显',
  '任何',
  '什么',
  '其他',
  '典型',
  '剧烈',
  '突然',
  '严重',
  '特别',
  '持续',
  '那种',
  '这种',
  '伴',
  '过',
  '有',
  '再',
  '的',
  '是',
  '因为',
  '像',
  '会',
  '要',
  '想',
  '去',
  '很',
  '太',
  '经常',
  '真的',
  '打算',
  '试图',
  '主动',
  '在',
  '我',
  '他',
  '她',
  '一点',
  '半点',
  '发现',
  '提示',
  '感觉到',
  '曾',
  // 没有前胸痛. Not a part of the sign, or 目前胸痛 and 以前胸痛 would lose their time word.
  '前',
])}*`

const denials = anyOf([
  '没有',
  '没',
  '无',
  '未',
  '不是',
  '并非',
  '否认',
  '排除',
  '不存在',
  '不伴',
  '未见',
  '不会',
  '不像',
  '不',
  '绝非',
])

/**
 * 没有 and similar words deny a whole list, 没有发热、咳嗽和胸痛; 没睡好、胸痛 and 没有力气、胸痛 deny nothing that
 * follows.
 */
const listDenials = anyOf(['没有', '无', '否认', '未见', '不伴', '排除'])
const lacks = anyOf([
  '力',
  '劲',
  '胃口',
  '食欲',
  '精',
  '睡',
  '法',
  '办法',
  '知觉',
  '意识',
  '反应',
  '休息',
  '吃',
  '好转',
  '缓解',
  '人',
  '信心',
  '用',
  '故',
  '缘',
])
const deniedList = `${listDenials}${between}(?!${lacks})(?:[^、和或及与跟没无不]{1,8}(?:、|和|或者|或|以及|及|与|跟|/))+${between}`

const deniedBefore = new RegExp(`(?:${denials}${between}|${deniedList})$`)
const deniedTwice = new RegExp(`(?:不是|不能说|并不是|无时无刻|没有?一[天刻])${denials}${between}$`)
/** 胸痛没有，but not 胸痛没有缓解. */
const deniedAfter = new RegExp(
  `^(?:的?(?:症状|情况|想法|念头|感觉|现象))?(?:倒|是|都|也|目前)*${anyOf(['没有', '无', '未见', '不存在', '排除了', '已排除'])}(?:的|过|了|啊|呢|吧|哦)*$`,
)

/** 很久以前, but neither 半小时以前 nor 不久以前. */
const longBefore = '(?:^|[^时钟天周刻久]|(?:^|[^不])久)以前'

const longAgo = new RegExp(
  anyOf(['去年', '前年', longBefore, '曾经', '多年前', '年前', '小时候', '既往', '家族里?']),
)
const pastAfter = new RegExp(
  `^.{0,2}${anyOf(['病史', '史', '后遗症', '康复', '恢复期', '术后', '支架', '出院'])}`,
)

const talkBefore = new RegExp(
  `${anyOf(['预防', '防止', '避免', '防范', '远离', '降低', '减少', '学习'])}.{0,2}$`,
)
const talkAfter = new RegExp(
  `^的?${anyOf(['预防', '科普', '知识', '讲座', '疫苗', '筛查', '险', '风险', '保险', '课程', '理赔', '报销', '培训', '演练', '急救知识', '文章', '病房', '专家', '概率'])}`,
)

/** A turn that ends a denial or a past: 以前没有*但*现在胸痛. */
const turn = new RegExp(
  `^.*${anyOf(['但是', '但', '可是', '不过', '然而', '却', '现在', '今天', '今早', '今晚', '刚才', '刚刚', '昨晚', '目前', '这次', '就是', '而是'])}`,
)

export interface Mention {
  readonly before: string
  readonly after: string
}

export function isMeantNow({ before, after }: Mention, countsPast: boolean): boolean {
  const near = before.replace(turn, '')
  const isDenied = (deniedBefore.test(near) && !deniedTwice.test(near)) || deniedAfter.test(after)
  const isPast = !countsPast && (longAgo.test(near) || pastAfter.test(after))
  return !isDenied && !isPast && !talkBefore.test(near) && !talkAfter.test(after)
}
