import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CHECKOUT } from '../../harness/process.ts';
import type { Part } from '../part.ts';

const PROGRAM = 'ops/check-services';

export const services: Part = {
  name: 'services',
  claim: `The engines of two sites side by side: killed one by one they are seen as stopped and mended with their data,
and neither stopping nor destroying touches what is not ours.`,
  items: [PROGRAM],
  run: async () => {
    const child = spawn(PROGRAM, { cwd: CHECKOUT, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const lines = said.trim().split('\n');
    return {
      passed: child.exitCode === 0,
      numbers: { claims: lines.filter((line) => /^(ok|FAIL) /.test(line)).length },
      line: `${PROGRAM}: ${lines.at(-1) ?? 'said nothing'}`,
      problems: lines.filter((line) => line.startsWith('FAIL')),
    };
  },
};
