export { NOMBRES_DE_ROL, nombrarRoles } from './nombres-de-roles.ts';
export { rutasDeOperadores } from './operadores.routes.ts';
export {
  type OperadorDelColegio,
  type OperadorPropio,
  type PrimerAdministrador,
  zPrimerAdministrador,
} from './operadores.schemas.ts';
