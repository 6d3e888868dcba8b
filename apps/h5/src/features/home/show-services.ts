/** 健康服务 is a card among the benefits, below the policies; who has none sees the benefits from their top. */
export const servicesId = 'health-services'

export const showServices = (benefits: HTMLElement | null): void =>
  (benefits?.querySelector(`#${servicesId}`) ?? benefits)?.scrollIntoView({ behavior: 'smooth' })
