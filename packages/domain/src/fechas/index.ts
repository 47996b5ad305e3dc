export { diasHabilesEntre, esDiaHabil, sumarDiasHabiles } from './dias-habiles.ts';
export {
  diaDelColegio,
  diasDeAtraso,
  diasEntre,
  esFecha,
  type Fecha,
  formatFecha,
  formatFechaCorta,
  horaDelColegio,
  mesDe,
  parseFecha,
  sumarDias,
} from './fecha.ts';
export { juntarPeriodos } from './juntar-periodos.ts';
