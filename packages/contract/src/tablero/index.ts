export { rutasDeTablero } from './tablero.routes.ts';
export { type Carnet, type Noticia, zCarnet, zImagen, zNoticia } from './tablero.schemas.ts';
