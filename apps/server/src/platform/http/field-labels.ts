import type { ErrorObject } from 'ajv'

/** What people call the fields of the calls; a field that is not here is named as it is on the wire. */
const labels: Readonly<Record<string, string>> = {
  phone: '手机号',
  mobile: '手机号',
  password: '密码',
  code: '验证码',
  name: '姓名',
  companyId: '企业',
  groupId: '集团',
  pageNo: '页码',
  pageSize: '每页条数',
  supply: '登录来源',
  agreement: '协议',
  version: '版本',
  id: '编号',
  certificateNumber: '证件号码',
  certificateType: '证件类型',
  applyIdNo: '证件号码',
  bankNo: '银行卡号',
  email: '邮箱',
  address: '地址',
  birth: '出生日期',
  gender: '性别',
  relation: '与本人关系',
  nickName: '昵称',
  headimgurl: '头像',
  keyword: '关键词',
  readStatus: '阅读状态',
  tab: '消息分类',
  title: '标题',
  content: '内容',
  module: '模块',
  file: '文件',
  events: '事件',
  detail: '说明',
  thirdPartyId: '服务编号',
  score: '评分',
  tagIds: '标签',
  pictures: '图片',
  contact: '联系电话',
  echoStr: '登录编号',
  appKey: '应用编号',
  sign: '签名',
  headImage: '头像',
  target: '入口',
}

/** Names the field for a person first and for a programmer in brackets: 手机号格式不正确（phone）. */
export function complaint(error: ErrorObject | undefined): string {
  if (!error) return '提交的内容有误'
  const missing =
    error.keyword === 'required' ? `/${(error.params as { missingProperty: string }).missingProperty}` : ''
  const field = `${error.instancePath}${missing}`.slice(1).replaceAll('/', '.')
  if (!field) return '提交的内容格式不正确'
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field
  const label = labels[last] ?? ''
  return missing
    ? `请填写${label}（${field}）`
    : `${label}${problems[error.keyword] ?? '格式不正确'}（${field}）`
}

const problems: Readonly<Record<string, string>> = {
  minLength: '太短',
  maxLength: '太长',
  minItems: '太少',
  maxItems: '太多',
  minimum: '超出范围',
  maximum: '超出范围',
  enum: '不在可选范围内',
  const: '不在可选范围内',
  anyOf: '不在可选范围内',
}
