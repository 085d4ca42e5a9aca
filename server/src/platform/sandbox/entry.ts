import { writeSync } from 'node:fs';

// The first program behind the walls. Until it says so the system would not end this process with the one that started
// it; so it is given nothing before, and reads the end of its input if nobody is left to give it anything.
writeSync(1, '+');
const [script = ''] = process.argv.splice(2, 1);
await import(script);
