export { asignarDepositos } from './asignar-depositos.ts';
export { buscarParecidos } from './buscar-parecidos.ts';
export { CLAVES_DE_COBRADOR, type ClaveDeCobrador, NOMBRES_DE_COBRADORES } from './cobradores.ts';
export {
  type Cobrado,
  emparejarRenglones,
  type ParejaDeRenglon,
  type RenglonPorEmparejar,
  TIPOS_DE_COBRADO,
} from './emparejar-renglones.ts';
export { CLASES_DE_GASTO_DE_BANCO, type ClaseDeGastoDeBanco, puedeSerGasto } from './gasto-de-banco.ts';
export {
  armarReglasDeBanco,
  COLUMNAS_DE_BANCO,
  type ColumnaDeBanco,
  type FilaDeArchivo,
  leerRendicionDeBanco,
  type ReglasDeBanco,
  type RendicionDeBanco,
} from './leer-banco.ts';
export { leerRendicionDeLink } from './leer-link.ts';
export { leerRendicionDeSiro, leerRenglonDeSiro } from './leer-siro.ts';
export {
  identidadesDe,
  type ProblemaDeRendicion,
  type RenglonLeido,
  TIPOS_DE_RENGLON,
  type TipoDeRenglon,
} from './renglon.ts';
export { juntarLoDeMenos, repartirDepositos, seSabeLoQueSigue } from './repartir-depositos.ts';
export type { Tolerancia } from './tolerancia.ts';
