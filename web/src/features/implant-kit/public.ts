export { AddKit } from './components/add-kit.tsx';
export { OwnKits } from './components/own-kits.tsx';
export { useOwnKits } from './use-own-kits.ts';
