import { writeFileSync } from 'node:fs';
import { tokensCss } from './tokens-css.ts';

writeFileSync(new URL('../src/tokens/tokens.generated.css', import.meta.url), tokensCss());
