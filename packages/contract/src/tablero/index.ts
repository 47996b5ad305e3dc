export { queHacer } from './que-hacer.ts';
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
