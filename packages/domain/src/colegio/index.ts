export {
  type BancoDelColegio,
  type BancoOfrecido,
  bancosDelDia,
  type ColumnasPropias,
  claveDeBanco,
  estaEnUso,
  formatCbu,
  parseColumnas,
  validarBanco,
  validarBancoDelDia,
  validarNombreDeBanco,
} from './bancos.ts';
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
export { cargoPorTasa } from './listas/cargo-por-tasa.ts';
export { formatCelda, leerCelda } from './listas/celdas.ts';
export { CLAVES_DE_LISTA, type ClaveDeLista } from './listas/claves.ts';
export {
  type ClaveDeTasa,
  type ColumnaDeLista,
  columnasDe,
  DE_LOS_BANCOS,
  LISTAS_DEL_COLEGIO,
  nombreDeLista,
  type OpcionDeCelda,
  type OpcionesDelColegio,
  SIN_OPCIONES,
} from './listas/columnas.ts';
export { type CambioDeLista, cambiaElOrden, compararListas } from './listas/comparar.ts';
export { completarLista, ordenarLista } from './listas/completar-lista.ts';
export {
  type CondicionDeCobrador,
  comienzoDeLaTasa,
  comienzoDeNoUsarse,
  condicionesDe,
  condicionesEntre,
  condicionVigente,
} from './listas/condiciones-de-cobradores.ts';
export { type CambioDeCargos, cuantoCambianLosCargos } from './listas/cuanto-cambian-los-cargos.ts';
export {
  anioSinFeriados,
  armarListasEnVigor,
  cargoDelAnio,
  esHabil,
  filasVigentes,
  hayCargosDelAnio,
  type ListasEnVigor,
  leerOficina,
  moverPlazo,
  oficinasVigentes,
  plazoDeCupon,
  plazosFechados,
  puntosDeControl,
  tasaDe,
  tasaVigente,
  textosParaObservar,
} from './listas/en-vigor.ts';
export {
  type ContextoDeLista,
  type ListaPropuesta,
  MAXIMO_DE_FILAS_DE_LISTA,
  validarLista,
} from './listas/validar-lista.ts';
export {
  type FilaDeLista,
  feriadosDe,
  filasAnteriores,
  type VersionDeLista,
  versionVigente,
  vigenciasDe,
} from './listas/versiones.ts';
export { formatLugarDeOficina, type Oficina, parseTelefonos, validarOficina } from './oficinas.ts';
export { leerListaDePartidos } from './partidos.ts';
export { CLAVES_DE_PLAZO, type ClaveDePlazo, cambiosDePlazo, type PlazoFechado, plazoVigente } from './plazos.ts';
export {
  type AvanceDelPaso,
  ESTADOS_DE_PASO,
  type EstadoDePaso,
  esDeOtros,
  PASOS,
  type PasoDelColegio,
  pasosQueFaltan,
  siguientePaso,
} from './primeros-pasos.ts';
export {
  CLAVES_DE_TEXTO,
  type ClaveDeTexto,
  claveDeFirma,
  claveDeLeyenda,
  datosDelTexto,
  esClaveDeTexto,
  esDeCarta,
  esFirma,
  esLeyenda,
  esTextoComun,
  esTextoLibre,
  LARGO_DE_TEXTO,
  largoDeTexto,
  ordenarTexto,
  PAPELES_CON_FIRMA,
  PAPELES_CON_LEYENDA,
  type PapelConFirma,
  type PapelConLeyenda,
  renglonesDeTexto,
  SALUDO_DE_ENTRADA,
  type TEXTOS_COMUNES,
  TEXTOS_LIBRES,
  type TextoDeFabrica,
  validarTexto,
} from './textos.ts';
export {
  CASOS_DE_APERTURA,
  type CasoDeApertura,
  type ClaveDeCarta,
  OTRAS_APERTURAS,
  PARTES_DE_CARTA,
  type ParteDeCarta,
  parteDeCarta,
} from './textos-de-cartas.ts';
export {
  largosDePlazo,
  validarIdentidad,
  validarNombreDeDistrito,
  validarNombreDeOficina,
  validarPlazo,
} from './validar.ts';
