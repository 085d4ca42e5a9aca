import type { Density } from '@archway/rules/display';

/**
 * The design's values, in one place. `tokens.css` is written from them (`node ui/build/write-tokens-css.ts`), the theme of
 * the widgets is made from them, and their contrasts are tested.
 */
/** The window, the sheet, lines, text and the few colors with a meaning. */
export const COLOR = {
  light: {
    canvas: '#EBF0F0',
    surface: '#FFFFFF',
    sunken: '#F4F7F7',
    raised: '#FFFFFF',
    hover: '#EEF4F4',
    selected: '#E0EFED',
    lineSubtle: '#E3E9EA',
    line: '#D0DADB',
    lineStrong: '#7F9094',
    ink: '#0E1D21',
    ink2: '#394B51',
    ink3: '#54666C',
    inkDisabled: '#93A2A6',
    primary: '#0B5F60',
    primaryHover: '#094F50',
    primaryActive: '#073F40',
    primarySoft: '#D9ECEA',
    primaryText: '#0B5F60',
    onPrimary: '#FFFFFF',
    blue: '#1F4FD1',
    blueSoft: '#E4EBFC',
    red: '#B5301B',
    redSoft: '#FBE7E2',
    amber: '#7D4D00',
    amberSoft: '#FDF0D3',
    green: '#1B6B37',
    greenSoft: '#DDF1E2',
    onBlue: '#FFFFFF',
    onRed: '#FFFFFF',
    redSolid: '#BF3720',
    focus: '#1F4FD1',
    scrim: 'rgba(10,22,25,.46)',
    viewerTop: '#F2F5F5',
    viewerBottom: '#CBD6D8',
    viewerInk: '#0E1D21',
    viewerPanel: 'rgba(255,255,255,.92)',
    viewerLine: 'rgba(14,29,33,.12)',
  },
  dark: {
    canvas: '#0A1113',
    surface: '#11191C',
    sunken: '#0D1517',
    raised: '#182225',
    hover: '#182326',
    selected: '#10302F',
    lineSubtle: '#1C272A',
    line: '#29363A',
    lineStrong: '#64757A',
    ink: '#E9F0F0',
    ink2: '#B7C4C6',
    ink3: '#8E9EA2',
    inkDisabled: '#56666A',
    primary: '#3DB5AB',
    primaryHover: '#55C6BC',
    primaryActive: '#2E9C93',
    primarySoft: '#113634',
    primaryText: '#5FCBC1',
    onPrimary: '#04201E',
    blue: '#86A9FF',
    blueSoft: '#16264D',
    red: '#FF8E78',
    redSoft: '#3D1A14',
    amber: '#F0B650',
    amberSoft: '#382806',
    green: '#74CC8D',
    greenSoft: '#11301B',
    onBlue: '#08142F',
    onRed: '#2B0A04',
    redSolid: '#FF8E78',
    focus: '#86A9FF',
    scrim: 'rgba(2,6,7,.64)',
    viewerTop: '#1B2529',
    viewerBottom: '#0B1214',
    viewerInk: '#E9F0F0',
    viewerPanel: 'rgba(20,29,32,.9)',
    viewerLine: 'rgba(233,240,240,.12)',
  },
} as const;

/** Order states: text and glyph on a chip's ground; the dot for bars and calendar marks. */
export const STATUS = {
  light: {
    pending: {
      fg: '#7D4D00',
      bg: '#FDF0D3',
      dot: '#D68C0A',
    },
    accepted: {
      fg: '#1C4FA0',
      bg: '#E3ECFB',
      dot: '#3F79D8',
    },
    production: {
      fg: '#54409C',
      bg: '#ECE8F8',
      dot: '#7A64C6',
    },
    ready: {
      fg: '#0B5F60',
      bg: '#D9ECEA',
      dot: '#12908C',
    },
    shipped: {
      fg: '#135C7C',
      bg: '#DDEEF6',
      dot: '#2C93BF',
    },
    completed: {
      fg: '#1B6B37',
      bg: '#DDF1E2',
      dot: '#3E9E5C',
    },
    rejected: {
      fg: '#B5301B',
      bg: '#FBE7E2',
      dot: '#D6492F',
    },
    canceled: {
      fg: '#4C5C62',
      bg: '#E9EEEF',
      dot: '#8A999D',
    },
  },
  dark: {
    pending: {
      fg: '#F0B650',
      bg: '#382806',
      dot: '#E0A32E',
    },
    accepted: {
      fg: '#92B8FA',
      bg: '#152A4C',
      dot: '#5C93EE',
    },
    production: {
      fg: '#BBA9F5',
      bg: '#2A2250',
      dot: '#947DE3',
    },
    ready: {
      fg: '#5FCBC1',
      bg: '#113634',
      dot: '#3DB5AB',
    },
    shipped: {
      fg: '#7CC6E6',
      bg: '#0F3040',
      dot: '#46A9D3',
    },
    completed: {
      fg: '#74CC8D',
      bg: '#11301B',
      dot: '#4FB36E',
    },
    rejected: {
      fg: '#FF8E78',
      bg: '#3D1A14',
      dot: '#F0694E',
    },
    canceled: {
      fg: '#A5B2B5',
      bg: '#222D30',
      dot: '#76878B',
    },
  },
} as const;
export type StatusName = keyof (typeof STATUS)['light'];

/** The tooth chart. A fill means a kind of work; selection is an outline. */
export const TOOTH = {
  light: {
    enamel: '#FBF6EA',
    enamelEdge: '#B7AC93',
    fissure: '#B7AC93',
    root: '#EFE5CF',
    gum: '#E8B3A6',
    missing: '#DCE3E4',
    missingEdge: '#A9B6B9',
    number: '#54666C',
    hover: '#E0EFED',
    selectedEdge: '#0B5F60',
    crown: '#9CC3F0',
    inlay: '#F3C669',
    veneer: '#B9E0D5',
    pontic: '#C9B8EE',
    implant: '#9FB2BA',
    postcore: '#E6A48F',
    denture: '#EBC0CF',
    aligner: '#AEDDF0',
    antagonist: '#E3E9EA',
    bridge: '#54409C',
  },
  dark: {
    enamel: '#D9D2C2',
    enamelEdge: '#7C745F',
    fissure: '#8F866F',
    root: '#A89D84',
    gum: '#8E4F45',
    missing: '#1C272A',
    missingEdge: '#4A5A5E',
    number: '#9FADB0',
    hover: '#123B39',
    selectedEdge: '#5FCBC1',
    crown: '#6D9FDC',
    inlay: '#DDA63C',
    veneer: '#86BFAF',
    pontic: '#A48EDB',
    implant: '#7E949D',
    postcore: '#D08068',
    denture: '#CB8FA3',
    aligner: '#79B9D2',
    antagonist: '#29363A',
    bridge: '#BBA9F5',
  },
} as const;

/** Neighbors stay apart in normal, protan, deutan and tritan vision. Numbers 2 and 5 are light: never without a label. */
export const CHART = {
  light: ['#0B6B6C', '#E39A16', '#3B6FD4', '#B5301B', '#7CC4DE', '#6B4A9E', '#8A999D'],
  dark: ['#5BD0C4', '#F6CC6B', '#6897F4', '#DE4F33', '#E2F6FC', '#9252CE', '#5E6E73'],
  sequential: ['#E3F0EF', '#B5D9D6', '#7DBBB8', '#41938F', '#0B6B6C', '#073F40'],
  diverging: ['#1F4FD1', '#7F9BE6', '#D8E0F5', '#F2F4F4', '#F7D9D0', '#E38A73', '#B5301B'],
} as const;

export const ELEVATION = {
  light: {
    flat: 'none',
    pop: '0 1px 2px rgba(14,29,33,.06),0 6px 20px rgba(14,29,33,.10)',
    modal: '0 2px 6px rgba(14,29,33,.08),0 24px 64px rgba(14,29,33,.22)',
  },
  dark: {
    flat: 'none',
    pop: '0 0 0 1px #29363A,0 8px 24px rgba(0,0,0,.5)',
    modal: '0 0 0 1px #29363A,0 28px 72px rgba(0,0,0,.65)',
  },
} as const;

/** State labels that are not order states borrow their pairs. */
export const TAG = {
  ok: 'completed',
  info: 'accepted',
  warn: 'pending',
  error: 'rejected',
  neutral: 'canceled',
  own: 'ready',
} as const satisfies Record<string, StatusName>;
export type TagKind = keyof typeof TAG;

/** Row height and thumbnail of lists, by the reader's choice. */
export const DENSITY = {
  comfortable: {
    row: 56,
    control: 34,
    thumb: [60, 42],
  },
  standard: {
    row: 46,
    control: 32,
    thumb: [54, 38],
  },
  compact: {
    row: 34,
    control: 28,
    thumb: [0, 0],
  },
} as const satisfies Record<Density, object>;

export const RADIUS = {
  xs: 3,
  sm: 4,
  md: 6,
  lg: 10,
  pill: 999,
} as const;

export const MOTION = {
  quick: '120ms',
  base: '180ms',
  camera: '320ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

export const FONT_FAMILY = "'IBM Plex Sans Variable', system-ui, sans-serif";
export const FONT_FAMILY_MONO = "'IBM Plex Mono', ui-monospace, monospace";
/** Chinese and Japanese share code points: the family follows the language, there is no stack for all. */
export const FONT_FAMILY_OF = {
  ja: "'IBM Plex Sans Variable', 'IBM Plex Sans JP', system-ui, sans-serif",
  'zh-CN': "'IBM Plex Sans Variable', 'IBM Plex Sans SC', 'Noto Sans SC', system-ui, sans-serif",
  'zh-TW': "'IBM Plex Sans Variable', 'IBM Plex Sans TC', 'Noto Sans TC', system-ui, sans-serif",
} as const;
