import type { ThemeConfig } from 'antd'

const ink = '#1c222b'
const navy = '#1d2733'
const accent = '#1d5bb8'

/** Users whose system requests reduced motion get no animation. */
const hasMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The console's colours, and the only place that defines them: our own style sheets read them as `--ant-…`. Text has
 * a contrast of at least 4.5:1, also inside tags and alerts.
 */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: accent,
    colorInfo: accent,
    colorLink: accent,
    colorSuccess: '#14703c',
    colorSuccessBg: '#e4f5ea',
    colorSuccessBorder: '#bfe3cb',
    colorWarning: '#8a5000',
    colorWarningBg: '#fff2dd',
    colorWarningBorder: '#f0d9ae',
    colorError: '#b42318',
    colorErrorBg: '#fdebe9',
    colorErrorBorder: '#f3c7c2',
    colorBgLayout: '#f3f5f7',
    colorFillAlter: '#f7f8fa',
    colorText: ink,
    colorTextSecondary: '#47505d',
    colorTextTertiary: '#626c7a',
    colorTextDescription: '#626c7a',
    colorTextPlaceholder: '#626c7a',
    colorBorder: '#c3cad3',
    colorBorderSecondary: '#e1e5ea',
    colorSplit: '#e1e5ea',
    borderRadius: 6,
    fontFamily:
      "-apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
    motion: hasMotion,
  },
  components: {
    Layout: { siderBg: navy, headerBg: '#fff', headerHeight: 52, headerPadding: '0 16px' },
    Menu: {
      darkItemBg: navy,
      darkSubMenuItemBg: navy,
      darkItemColor: '#c2cad4',
      darkGroupTitleColor: '#8f9aa8',
      darkItemSelectedBg: accent,
      itemHeight: 38,
      horizontalLineHeight: '44px',
    },
    Table: {
      headerBg: '#f7f8fa',
      headerColor: '#47505d',
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      cellFontSizeSM: 13,
      cellPaddingBlockMD: 9,
      cellPaddingInlineMD: 12,
      rowHoverBg: '#f8fafc',
    },
    // The library's own colour under the pointer is too light.
    Button: { defaultHoverColor: accent, defaultHoverBorderColor: accent },
    // Disabled fields remain readable.
    Input: { colorTextDisabled: '#47505d', colorBgContainerDisabled: '#f7f8fa' },
    Form: { verticalLabelPadding: '0 0 2px', itemMarginBottom: 0, labelColor: '#47505d', labelFontSize: 13 },
    Result: { iconFontSize: 44, titleFontSize: 17 },
    Card: { headerHeightSM: 44, bodyPaddingSM: 16, headerFontSizeSM: 15 },
    Descriptions: { itemPaddingBottom: 6, labelColor: '#626c7a' },
  },
}
