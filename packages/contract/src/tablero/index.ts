export { rutasDeCalendario } from './calendario.routes.ts';
export { rutasDeTablero } from './tablero.routes.ts';
export {
  type Carnet,
  type Noticia,
  type PendienteDeInicio,
  type Tablero,
  zCarnet,
  zImagen,
  zNoticia,
} from './tablero.schemas.ts';
export { QUE_HACER, textoDePendiente } from './texto-de-pendiente.ts';
