export { archivosDeData } from './catalogo-de-data.ts';
export { cuerpoDePrueba } from './certificados/cuerpo-de-prueba.ts';
export { comoPedido, leerEjemplos } from './ejemplos-de-honorarios.ts';
