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
  parseFecha,
  sumarDias,
} from './fecha.ts';
