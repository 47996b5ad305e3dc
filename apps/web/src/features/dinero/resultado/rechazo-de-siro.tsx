export { RechazoDeSiro as default } from './resultado-de-siro.tsx';
