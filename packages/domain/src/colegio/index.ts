export type { CodigoDeColegio } from './codigos.ts';
export {
  CONTRASTE_MINIMO,
  type ColoresDelColegio,
  contraste,
  FONDOS,
  seLee,
  type TemaDelColegio,
  validarColores,
} from './colores.ts';
export {
  formatLugarDeOficina,
  type Oficina,
  parseTelefonos,
  validarOficina,
} from './oficinas.ts';
export { leerListaDePartidos } from './partidos.ts';
export { CLAVES_DE_PLAZO, type ClaveDePlazo, type PlazoFechado, plazoVigente } from './plazos.ts';
export {
  type AvanceDelPaso,
  ESTADOS_DE_PASO,
  type EstadoDePaso,
  PASOS,
  type PasoDelColegio,
  pasosQueFaltan,
  siguientePaso,
} from './primeros-pasos.ts';
export {
  CLAVES_DE_TEXTO,
  type ClaveDeTexto,
  datosDelTexto,
  esClaveDeTexto,
  esTextoLibre,
  TEXTOS_LIBRES,
  validarTexto,
} from './textos.ts';
export {
  largosDePlazo,
  validarIdentidad,
  validarNombreDeDistrito,
  validarNombreDeOficina,
  validarPlazo,
} from './validar.ts';
