import { writeSync } from 'node:fs';

// The first program behind the walls. Until they stand the system would not end this process with the one that started
// it. So it is given nothing before it has said a word, and cannot say it when nobody is left to hear.
writeSync(1, '+');
const [script = ''] = process.argv.splice(2, 1);
await import(script);
