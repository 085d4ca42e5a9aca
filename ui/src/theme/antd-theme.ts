import type { Theme } from '@archway/rules/display';
import { theme as algorithms, type ThemeConfig } from 'antd';
import { COLOR, ELEVATION, FONT_FAMILY, MOTION } from '../tokens/tokens.ts';

/** The widgets' own theme, from our tokens. */
export function antdTheme(theme: Theme): ThemeConfig {
  const color = COLOR[theme];
  const seeds = {
    colorPrimary: color.primary,
    colorInfo: color.blue,
    colorLink: color.primaryText,
    colorSuccess: color.green,
    colorWarning: color.amber,
    colorError: color.redSolid,
  };
  return {
    // The dark algorithm dims the seeds it is given: the last step puts them back.
    algorithm:
      theme === 'dark'
        ? [algorithms.darkAlgorithm, (seed, map = algorithms.darkAlgorithm(seed)) => ({ ...map, ...seeds })]
        : algorithms.defaultAlgorithm,
    // Styles are written into a file when we are built: pages make none at run time, which our policy forbids.
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: `archway-${theme}` },
    token: { ...seeds, ...tokensOf(theme) },
    components: componentsOf(theme),
  };
}

function tokensOf(theme: Theme): NonNullable<ThemeConfig['token']> {
  const color = COLOR[theme];
  return {
    colorPrimaryHover: color.primaryHover,
    colorPrimaryActive: color.primaryActive,
    colorPrimaryBg: color.primarySoft,
    colorPrimaryText: color.primaryText,
    colorLinkHover: color.primaryHover,
    colorBgLayout: color.canvas,
    colorBgContainer: color.surface,
    colorBgElevated: color.raised,
    colorFillAlter: color.sunken,
    colorBorder: color.line,
    colorBorderSecondary: color.lineSubtle,
    colorText: color.ink,
    colorTextSecondary: color.ink2,
    colorTextTertiary: color.ink3,
    // Told apart from what is filled in, and still to be read.
    colorTextPlaceholder: color.ink3,
    colorTextDisabled: color.inkDisabled,
    colorTextLightSolid: color.onPrimary,
    colorBgMask: color.scrim,
    controlItemBgActive: color.selected,
    controlItemBgHover: color.hover,
    fontFamily: FONT_FAMILY,
    fontSize: 13,
    fontSizeSM: 12,
    fontSizeLG: 14,
    lineHeight: 20 / 13,
    borderRadius: 4,
    borderRadiusLG: 6,
    borderRadiusSM: 3,
    controlHeight: 32,
    controlHeightSM: 28,
    controlHeightLG: 40,
    boxShadow: ELEVATION[theme].modal,
    boxShadowSecondary: ELEVATION[theme].pop,
    motionDurationFast: '0.12s',
    motionDurationMid: '0.18s',
    motionDurationSlow: '0.24s',
    motionEaseOut: MOTION.ease,
  };
}

function componentsOf(theme: Theme): NonNullable<ThemeConfig['components']> {
  const color = COLOR[theme];
  const field = {
    colorBorder: color.lineStrong,
    activeBorderColor: color.focus,
    hoverBorderColor: color.ink3,
  };
  return {
    Select: { ...field, optionSelectedBg: color.selected },
    DatePicker: field,
    Tooltip: { colorBgSpotlight: color.ink, colorTextLightSolid: color.surface },
    Tree: { nodeSelectedBg: color.selected, nodeHoverBg: color.hover },
  };
}
