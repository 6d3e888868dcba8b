/** What a friend sees of the app: its front door, never the address at hand, which may hold a person's ids. */
export const shareCard = () => ({
  title: '原力星球',
  desc: '健康保障与员工福利，一处办理',
  link: `${location.origin}/#/home`,
  imgUrl: `${location.origin}/icon.svg`,
})
