export type { PasoDeAsistente, Recorrido } from './paso-de-asistente.ts';
export {
  avanzar,
  comenzar,
  completosDe,
  estaAdelante,
  irA,
  type Movimiento,
  marcarError,
  pasosVisibles,
  puedeAbrirse,
  recorrerAbierto,
  retroceder,
  revisar,
} from './recorrido.ts';
