export { tell, type About, type Told } from './tell.ts';
