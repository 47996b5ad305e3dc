export { type AlmacenDeAsistente, crearAlmacen } from './almacen.ts';
export { encajar } from './encajar.ts';
export type {
  AccionDeAsistente,
  BorradorGuardado,
  EstadoDelAsistente,
  GuionDeAsistente,
  Intento,
  SucesoDeBorrador,
  TrabajoDeAsistente,
} from './estado.ts';
export { abrirAsistente, armarGuardado, puedeGuardarse, puedeQuedar } from './guardado.ts';
export { mirar } from './mirar.ts';
export type { PasoDeAsistente, Recorrido } from './paso-de-asistente.ts';
export { puedeAbrirse, recorrerAbierto } from './recorrido.ts';
