import type { Theme, ThemeEntry } from '@yf/contract/company'

const entry = (keyValue: string, keyName: string, rest: Partial<ThemeEntry> = {}): ThemeEntry => ({
  keyValue,
  keyName,
  isVisible: '1',
  picLink: null,
  jumpUrl: null,
  ...rest,
})

/**
 * The product's default theme, which groups and companies override in part (specification §2, §3 and §9). No
 * pictures: the app draws a default icon for each key unless a company supplies another.
 */
export const defaultTheme: Theme = {
  GLOBAL: {
    all_color: [
      { keyValue: 'volume_color', content: '#ffc947' },
      { keyValue: 'icon_background_color', content: '#ffe593' },
      { keyValue: 'button_color', content: '#ffc258' },
      { keyValue: 'yf_color', content: '#FFC200' },
      { keyValue: 'icon_conner_color', content: '#ffb30c' },
      { keyValue: 'foot_color', content: '#FFF4DE' },
      { keyValue: 'special_text_color', content: '#ffa200' },
    ],
    all_function_icon: [
      entry('function_online_service', '在线客服'),
      entry('function_message', '消息中心'),
      entry('function_company_switch', '切换企业'),
      entry('function_partner', '合作专区', { isVisible: '0' }),
      entry('function_tiles_by_use', '常用服务靠前', { isVisible: '0' }),
    ],
    ALL_DIALOG: [entry('dialog_activity', '活动弹窗'), entry('dialog_carbon', '碳积分弹窗')],
  },
  HOME: {
    home_foot: [
      entry('home_foot_yfstar', '原力星球'),
      entry('home_foot_hospital', '互联网医院'),
      entry('home_foot_company_area', '企业专区'),
      entry('home_foot_personal_center', '个人中心'),
    ],
    home_king: [
      entry('home_king_claim_channel', '理赔申请'),
      entry('home_king_claim_search', '理赔记录'),
      entry('home_king_checkup_appointment', '体检预约'),
      entry('home_king_checkup', '体检服务'),
      entry('home_king_seek_doctor', '在线问诊'),
      entry('home_king_mall', '福利商城'),
      entry('home_king_family_service', '家庭服务'),
      entry('home_king_drug_store', '药品服务'),
      entry('home_king_eap', '心理咨询'),
      entry('home_king_sleep', '睡眠管理'),
      entry('home_king_encyclopedia', '健康百科'),
      entry('home_king_free_equity', '免费权益'),
      entry('home_king_hospital_list', '医院网络'),
      entry('home_king_score_area', '积分专区'),
      entry('home_king_health_service', '健康服务'),
      entry('home_king_insurance', '我的保险'),
      entry('home_king_assessment', '健康评估'),
      entry('home_king_activity', '企业活动', { isVisible: '0' }),
      entry('home_king_expense', '体检报销', { isVisible: '0' }),
      entry('home_king_carbon', '低碳行动', { isVisible: '0' }),
    ],
  },
  PERSONAL_CENTER: {
    personal_center: [
      entry('personal_center_insurance', '我的保险'),
      entry('personal_center_insurance_service', '保险服务'),
      entry('personal_center_vip', '会员中心'),
      entry('personal_center_cards', '原力卡包'),
      entry('personal_center_orders', '我的订单'),
      entry('personal_center_coupons', '我的优惠券'),
      entry('personal_center_appointment', '预约记录'),
      entry('personal_center_claims', '理赔记录'),
      entry('personal_center_expense', '体检报销'),
      entry('personal_center_consultation', '问诊记录'),
      entry('personal_center_adviser', '专属顾问'),
      entry('personal_center_eap', '心理咨询'),
      entry('personal_center_sleep', '睡眠管理'),
      entry('personal_center_family', '家庭成员'),
      entry('personal_center_address', '收货地址'),
      entry('personal_center_invoice', '我的发票'),
      entry('personal_center_free_equity', '免费权益'),
      entry('personal_center_checkup', '体检预约'),
      entry('personal_center_carbon', '碳积分'),
      entry('personal_center_mall', '福利商城'),
      entry('personal_center_setup', '设置'),
    ],
  },
  POINTS: {
    points_home_banner: [entry('points_home_banner_main', '积分好礼，天天可兑')],
    points_home: [
      { pointsType: 1, name: '积分商城', remark: '好物随心兑', isVisible: '1', pointsPageConfigList: [] },
      { pointsType: 2, name: '节日福利', remark: '企业的节日心意', isVisible: '1', pointsPageConfigList: [] },
      {
        pointsType: 3,
        name: '卡券专区',
        remark: '常用卡券一站兑换',
        isVisible: '1',
        pointsPageConfigList: [],
      },
      { pointsType: 4, name: '生活服务', remark: '充值缴费更省心', isVisible: '1', pointsPageConfigList: [] },
    ],
  },
  common: { company_alias: '' },
}
