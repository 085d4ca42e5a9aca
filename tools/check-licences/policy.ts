/** What may be in the tree, and on which terms. The reasons are in docs/licences.md; change both together. */
export interface Policy {
  /** Fit for anything: code, data, fonts, pictures. */
  allowed: readonly string[];
  /** Fit for pictures and data, not for code. */
  allowedForAssets: readonly string[];
  /** Terms with duties, such as file-wise copyleft: fine in tools we run and do not ship. By package name, so that each one was looked at. */
  developmentOnly: readonly { licence: string; packages: RegExp; reason: string }[];
  /** Single packages whose licence was read and found good although the list above does not know it. */
  exceptions: readonly { package: string; reason: string }[];
}

export const POLICY: Policy = {
  allowed: [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1', // fonts, as files or as packages; it speaks of nothing else
    'Python-2.0',
    'Unlicense',
    'Zlib',
  ],
  allowedForAssets: ['CC-BY-4.0'],
  developmentOnly: [
    {
      licence: 'MPL-2.0',
      packages: /^lightningcss(-|$)/, // and its builds for each platform
      reason: 'minifies style sheets inside Vite while building; none of it is in what is built',
    },
    {
      licence: 'MPL-2.0',
      packages: /^(@axe-core\/playwright|axe-core)$/,
      reason: 'looks at pages in tests whether everybody can use them; none of it is in what is built',
    },
    {
      licence: 'CC-BY-3.0',
      packages: /^spdx-(exceptions|ranges)$/,
      reason: 'lists of names that this check itself reads; none of it is in what is built',
    },
    {
      licence: 'WTFPL',
      packages: /^@cspell\/dict-django$/,
      reason: 'a word list that comes with the spelling check and is not used; it asks for nothing',
    },
  ],
  exceptions: [
    {
      package: '@cspell/dict-en-common-misspellings@2.2.6',
      reason:
        'CC-BY-SA-4.0, written so that no tool can read it: a list of misspellings that comes with the spelling check; none of it is in what is built',
    },
    {
      package: '@img/sharp-libvips-linux-x64@1.3.4',
      reason:
        'LGPL-3.0-or-later: libvips as a shared library of its own file, unaltered; whoever changes Archway owes nothing by it, and may put another build in its place',
    },
  ],
};

/** Packages of ours that reach a customer's machine or a user's browser, with everything they depend on. */
export const SHIPPED = ['contract', 'rules', 'mesh', 'viewer', 'ui', 'locales', 'server', 'web', 'agent'];
