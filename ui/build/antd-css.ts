import { fileURLToPath } from 'node:url';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { Button, ConfigProvider, DatePicker, Dropdown, Input, Popover, Select, Tooltip, Tree } from 'antd';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { antdTheme } from '../src/theme/antd-theme.ts';
import { THEMES, type Theme } from '@archway/rules/display';

const NAME = 'virtual:antd.css';
const RESOLVED = `\0${NAME}`;

/** Every widget we use: a widget that is missing here has no style. */
const WIDGETS = [
  createElement(Button),
  createElement(DatePicker),
  createElement(DatePicker.RangePicker),
  createElement(Dropdown, { menu: { items: [] } }, createElement('span')),
  createElement(Input),
  createElement(Popover),
  createElement(Select),
  createElement(Tooltip, { title: '' }, createElement('span')),
  createElement(Tree, { treeData: [] }),
];

/** What every part of the kit writes style elements with. */
const WRITER = /\/Dom\/dynamicCSS(\.js)?$/;

/**
 * The style sheet of the kit's widgets, in both themes, made once when the pages are built. At run time the kit would
 * still write its variables into the page, which our policy forbids, and which are in the sheet: so its writer is
 * replaced by one that writes nothing.
 */
export function antdCss(): Plugin {
  let css: string | undefined;
  return {
    name: 'antd-css',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === NAME) return RESOLVED;
      return WRITER.test(id)
        ? fileURLToPath(new URL('no-styles-at-run-time.ts', import.meta.url))
        : undefined;
    },
    load: (id) => (id === RESOLVED ? (css ??= widgetCss()) : undefined),
  };
}

export function widgetCss(): string {
  const [first, ...others] = THEMES;
  // The rules are the same for all themes, which differ by the variables the rules speak of.
  return [extract(first, ['style', ...VARIABLES]), ...others.map((theme) => extract(theme, VARIABLES))].join(
    '\n',
  );
}

/** Those of all widgets, and those of each. */
const VARIABLES = ['token', 'cssVar'] as const;

function extract(theme: Theme, types: readonly ('style' | 'token' | 'cssVar')[]): string {
  const cache = createCache();
  const config = { ...antdTheme(theme), zeroRuntime: false };
  const widgets = WIDGETS.map((widget, i) => createElement(Fragment, { key: i }, widget));
  renderToString(
    createElement(
      StyleProvider,
      { cache, layer: true },
      createElement(ConfigProvider, { theme: config }, widgets),
    ),
  );
  return extractStyle(cache, { plain: true, types: [...types] });
}
