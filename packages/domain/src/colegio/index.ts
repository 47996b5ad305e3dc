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
export { CLAVES_DE_PLAZO, type ClaveDePlazo, type PlazoFechado, plazoVigente } from './plazos.ts';
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
  validarOficina,
  validarPlazo,
} from './validar.ts';
