import { Avatar } from '#ui/avatar/avatar.tsx'
import { usePicture } from './use-picture.ts'

interface Props {
  name?: string | undefined
  /** `headimgurl`: a preset, the member's own picture, or one hosted by WeChat. */
  address: string | null | undefined
  size?: number
}

/** Until the picture has loaded, or without one, the last character of the name is shown. */
export function PersonAvatar({ name, address, size = 48 }: Props) {
  const { src } = usePicture(address)
  return <Avatar name={name} src={src ?? undefined} size={size} />
}
