export {
  type CodigoDeDevolucion,
  ESTADOS_DE_DEVOLUCION,
  type EstadoDeDevolucion,
  estaEnCurso,
  impedimentoDeDevolucion,
  type PagoPorDevolver,
  puedeDejarDePedirse,
  VIAS_DE_DEVOLUCION,
  type ViaDeDevolucion,
} from './devolucion.ts';
