export { rutasDeOperadores } from './operadores.routes.ts';
export { type PrimerAdministrador, zPrimerAdministrador } from './operadores.schemas.ts';
