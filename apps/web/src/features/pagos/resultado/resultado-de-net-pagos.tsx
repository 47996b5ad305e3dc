export { ResultadoDeNetPagos as default } from './resultado-de-tarjeta.tsx';
