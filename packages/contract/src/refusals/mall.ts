import type { Refusals } from './ranges.ts'

export const mallRefusals = {
  mallClosed: { code: 4101, message: '贵公司没有开通福利商城，可向企业人力资源了解' },
  productGone: { code: 4102, message: '商品已下架，看看别的好物吧' },
  productShort: { code: 4103, message: '库存不足，请减少数量或选择其他规格' },
  mallPriceChanged: { code: 4104, message: '价格、优惠或积分有变化，请核对后重新提交' },
  tooManyPieces: { code: 4105, message: '超过了每单限购数量，请减少数量' },
  couponNotForThis: { code: 4106, message: '这张优惠券不能用于本单，请重新选择' },
  stockTooLow: { code: 4121, message: '库存不能小于 0：有人刚刚下单，请刷新后重试' },
  variantNameTaken: { code: 4122, message: '这个商品已有同名的规格' },
  canvasChanged: { code: 4123, message: '页面已被他人修改，请刷新后再编辑' },
  canvasUnfinished: { code: 4125, message: '页面还没有编辑完整' },
  canvasNothingToPublish: { code: 4124, message: '没有草稿可以发布' },
} as const satisfies Refusals
