import type { ChoiceItem, Component, Questionnaire, ScoringStep } from './questionnaire.ts'

const often = ['没有', '每周不到1次', '每周1～2次', '每周3次或更多'].map((label, value) => ({ value, label }))

const howOften = (id: string, text: string): ChoiceItem => ({ kind: 'choice', id, text, options: often })

const grade = (id: string, text: string, labels: readonly string[]): ChoiceItem => ({
  kind: 'choice',
  id,
  text,
  options: labels.map((label, value) => ({ value, label })),
})

const disturbances = {
  waking: '夜里醒来或清晨早醒',
  toilet: '夜里起来上厕所',
  breath: '呼吸不顺畅',
  snoring: '咳嗽或大声打鼾',
  cold: '觉得冷',
  hot: '觉得热',
  dreams: '做噩梦',
  pain: '身上疼痛',
  other: '其他原因睡不好',
} as const

/** Zero to six points of two questions make zero to three. */
const ofTwo: readonly ScoringStep[] = [
  { atMost: 0, points: 0 },
  { atMost: 2, points: 1 },
  { atMost: 4, points: 2 },
  { atMost: Infinity, points: 3 },
]

const sum = (...items: readonly string[]) =>
  ({ kind: 'sum', parts: items.map((item) => ({ item })) }) as const

const night = { bed: 'bed', up: 'up', slept: 'slept' } as const

const components: readonly Component[] = [
  { id: 'quality', title: '主观睡眠质量', measure: sum('quality') },
  {
    id: 'latency',
    title: '入睡时间',
    measure: {
      kind: 'sum',
      parts: [
        {
          item: 'latency',
          steps: [
            { atMost: 15, points: 0 },
            { atMost: 30, points: 1 },
            { atMost: 60, points: 2 },
            { atMost: Infinity, points: 3 },
          ],
        },
        { item: 'falling' },
      ],
    },
    steps: ofTwo,
  },
  {
    id: 'duration',
    title: '睡眠时长',
    measure: sum('slept'),
    steps: [
      { atMost: 299, points: 3 },
      { atMost: 359, points: 2 },
      { atMost: 420, points: 1 },
      { atMost: Infinity, points: 0 },
    ],
  },
  {
    id: 'efficiency',
    title: '睡眠效率',
    measure: { kind: 'efficiency', ...night },
    steps: [
      { atMost: 64, points: 3 },
      { atMost: 74, points: 2 },
      { atMost: 84, points: 1 },
      { atMost: Infinity, points: 0 },
    ],
  },
  {
    id: 'disturbance',
    title: '睡眠干扰',
    measure: sum(...Object.keys(disturbances)),
    steps: [
      { atMost: 0, points: 0 },
      { atMost: 9, points: 1 },
      { atMost: 18, points: 2 },
      { atMost: Infinity, points: 3 },
    ],
  },
  { id: 'medicine', title: '助眠药物', measure: sum('medicine') },
  { id: 'daytime', title: '白天状态', measure: sum('drowsy', 'energy'), steps: ofTwo },
]

/** Sleep quality of a month: seven parts of zero to three points, modelled on the PSQI. */
export const quality: Questionnaire = {
  code: 'PSQI',
  title: '睡眠质量自评',
  about: '请按最近一个月大多数日子的情况作答。',
  minutes: 4,
  items: [
    { kind: 'clock', id: 'bed', text: '您通常几点上床准备睡觉？', usual: 23 * 60 },
    {
      kind: 'minutes',
      id: 'latency',
      text: '上床后，通常多久能睡着？',
      least: 0,
      most: 240,
      step: 5,
      usual: 20,
    },
    { kind: 'clock', id: 'up', text: '早上通常几点起床？', usual: 7 * 60 },
    {
      kind: 'minutes',
      id: 'slept',
      text: '每晚真正睡着的时间大约多长？',
      hint: '不算躺在床上没睡着的时间',
      least: 30,
      most: 960,
      step: 15,
      usual: 420,
    },
    howOften('falling', '因为30分钟内睡不着而烦恼，有多频繁？'),
    ...Object.entries(disturbances).map(([id, what]) => howOften(id, `因为${what}而睡不好，有多频繁？`)),
    grade('quality', '总的来说，您觉得自己的睡眠怎么样？', ['很好', '比较好', '比较差', '很差']),
    howOften('medicine', '为了睡觉而用药（含自行购买的），有多频繁？'),
    howOften('drowsy', '白天开车、吃饭或和人说话时犯困，有多频繁？'),
    grade('energy', '做事时提不起精神，困扰有多大？', ['没有', '有一点', '有些', '很大']),
  ],
  components,
  bands: [
    {
      atMost: 5,
      level: 'good',
      title: '睡眠质量很好',
      meaning: '您最近一个月睡得不错。',
      advice: '继续保持现在的作息。',
      seesDoctor: false,
    },
    {
      atMost: 10,
      level: 'mild',
      title: '睡眠质量还行',
      meaning: '有些方面可以改善。',
      advice: '看看下面哪几项分数高，先从那一项入手；睡眠日记会帮您看清变化。',
      seesDoctor: false,
    },
    {
      atMost: 15,
      level: 'moderate',
      title: '睡眠质量一般',
      meaning: '睡眠已经明显影响到您的生活。',
      advice: '建议按顺序完成课程；如果已持续三个月以上，请到睡眠门诊就诊。',
      seesDoctor: true,
    },
    {
      atMost: 21,
      level: 'severe',
      title: '睡眠质量很差',
      meaning: '您的睡眠需要专业帮助。',
      advice: '请尽快到睡眠门诊、神经内科或精神心理科就诊；课程不能代替治疗。',
      seesDoctor: true,
    },
  ],
  alarms: [
    {
      item: 'breath',
      atLeast: 2,
      words: '夜里常觉得呼吸不顺畅，可能与睡眠呼吸暂停有关，请到呼吸科或睡眠门诊检查。',
    },
    {
      item: 'snoring',
      atLeast: 3,
      words: '经常大声打鼾，可能与睡眠呼吸暂停有关，请到呼吸科或耳鼻喉科检查。',
    },
    { item: 'medicine', atLeast: 3, words: '您经常用药助眠，请不要自行加量或突然停药，先问医生。' },
    { item: 'drowsy', atLeast: 3, words: '白天犯困明显，请暂时不要开车或操作危险机器。' },
  ],
  nights: [night],
}
