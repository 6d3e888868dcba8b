import { BarePage, type BarePageProps } from './bare-page.tsx'
import { TitleBar, type TitleBarProps } from './title-bar.tsx'

export interface PageProps extends BarePageProps, TitleBarProps {
  /** Omits the title bar, for pages with their own head. */
  bare?: boolean
}

export const Page = ({ title, onBack, extra, bare, ...rest }: PageProps) => (
  <BarePage {...rest} bar={!bare && <TitleBar title={title} onBack={onBack} extra={extra} />} />
)
