export { rutasDeBusqueda } from './busqueda.routes.ts';
export { type Encontrado, LARGO_DE_BUSQUEDA } from './busqueda.schemas.ts';
