export { cuerpoDePrueba } from './certificados/cuerpo-de-prueba.ts';
