export { diasEntre, esFecha, type Fecha, formatFecha, parseFecha, sumarDias } from './fecha.ts';
