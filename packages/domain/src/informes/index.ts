export { type Histograma, percentilDe } from './percentil.ts';
export {
  anioAntes,
  type CodigoDeInformes,
  diasDe,
  esMes,
  type MesDeInforme,
  mesesDe,
  mismoDia,
  type PeriodoDeInforme,
  sumarMeses,
  ultimosDoceMeses,
  validarPeriodo,
} from './periodo.ts';
