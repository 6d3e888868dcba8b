import type { ChoiceItem, Questionnaire } from './questionnaire.ts'

const grades = (...labels: readonly string[]) => labels.map((label, value) => ({ value, label }))
const trouble = grades('没有', '轻微', '中等', '明显', '非常严重')

const ask = (id: string, text: string, options = trouble): ChoiceItem => ({
  kind: 'choice',
  id,
  text,
  options,
})

/** Severity of insomnia: seven questions of zero to four points, modelled on the ISI. */
export const insomnia: Questionnaire = {
  code: 'ISI',
  title: '失眠程度自评',
  about: '请按最近两周的情况作答，没有对错之分。',
  minutes: 2,
  items: [
    ask('falling', '躺下后，您入睡困难的程度是？'),
    ask('staying', '夜里醒来后，您再入睡困难的程度是？'),
    ask('early', '早上比预计醒得早、又睡不着的程度是？'),
    ask(
      'content',
      '您对自己目前的睡眠满意吗？',
      grades('很满意', '比较满意', '一般', '不太满意', '很不满意'),
    ),
    ask(
      'daytime',
      '睡眠问题对白天的影响（疲劳、注意力、情绪、工作）有多大？',
      grades('没有影响', '有一点', '有些', '比较大', '非常大'),
    ),
    ask(
      'noticed',
      '您觉得身边的人能看出睡眠问题影响了您的生活吗？',
      grades('完全看不出', '能看出一点', '能看出一些', '比较明显', '非常明显'),
    ),
    ask(
      'worry',
      '您为目前的睡眠感到担心或苦恼的程度是？',
      grades('不担心', '有一点', '有些', '比较担心', '非常担心'),
    ),
  ],
  components: [
    { id: 'night', title: '夜间睡眠', measure: sumOf('falling', 'staying', 'early') },
    { id: 'feeling', title: '睡眠感受', measure: sumOf('content', 'worry') },
    { id: 'day', title: '白天影响', measure: sumOf('daytime', 'noticed') },
  ],
  bands: [
    {
      atMost: 7,
      level: 'good',
      title: '没有明显的失眠',
      meaning: '您最近的睡眠基本正常。',
      advice: '保持固定的起床时间，睡前一小时放下手机。',
      seesDoctor: false,
    },
    {
      atMost: 14,
      level: 'mild',
      title: '轻度失眠',
      meaning: '睡眠偶尔困扰您，还没有到失眠症的程度。',
      advice: '可以从7天体验开始，学会调整作息；同时记睡眠日记，看看是什么在影响睡眠。',
      seesDoctor: false,
    },
    {
      atMost: 21,
      level: 'moderate',
      title: '中度失眠',
      meaning: '失眠已经影响到您的白天，值得认真对待。',
      advice: '建议按顺序完成7天、21天课程。如果这种情况已持续三个月以上，请到睡眠门诊或神经内科就诊。',
      seesDoctor: true,
    },
    {
      atMost: 28,
      level: 'severe',
      title: '重度失眠',
      meaning: '失眠程度较重，只靠自己调整往往不够。',
      advice: '请尽快到睡眠门诊、神经内科或精神心理科就诊；课程可以作为辅助，不能代替治疗。',
      seesDoctor: true,
    },
  ],
  alarms: [],
  nights: [],
}

function sumOf(...items: readonly string[]) {
  return { kind: 'sum', parts: items.map((item) => ({ item })) } as const
}
