export { type Histograma, percentilDe } from './percentil.ts';
export {
  anioAntes,
  type CodigoDeInformes,
  diasDe,
  esMes,
  type MesDeInforme,
  mesesDe,
  type PeriodoDeInforme,
  sumarMeses,
  sumarMesesAlDia,
  ultimosDoceMeses,
  validarPeriodo,
} from './periodo.ts';
