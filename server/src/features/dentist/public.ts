export { dentistsActedFor, peopleActingFor } from './acting.repository.ts';
export { dentistNameIn, findDentists, hasDentist, isOffered, namesOfDentists } from './dentist.repository.ts';
export { seedDentists, type DentistSeed } from './seed-dentists.repository.ts';
export {
  findActingPeople,
  findOwnDentists,
  findSignaturePicture,
  type ActingPeople,
  type SignaturePicture,
} from './acting-people.repository.ts';
