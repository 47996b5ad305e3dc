export type { CodigoDeImportacion, ProblemaDeFila } from './codigos.ts';
export { COLUMNAS_A_IMPORTAR, type ColumnaAImportar, NOMBRES_DE_HOJA } from './columnas.ts';
export { crearDecisor, filasPorEscribir, huellaDeFila } from './decidir.ts';
export { claveDeContrato } from './deuda-de-legajo.ts';
export {
  ENTIDADES_A_IMPORTAR,
  ENTIDADES_CON_IMPORTE,
  type EntidadAImportar,
  type EntidadConImporte,
  ESTADOS_DE_IMPORTACION,
  type EstadoDeImportacion,
  estaTerminada,
  estaTrabajando,
  RESULTADOS_DE_FILA,
  type ResultadoDeFila,
} from './entidades.ts';
export { type CambioDeFila, type DecisionDeFila, type FilaAImportar, leerFila } from './filas.ts';
export type {
  AmpliacionQueHay,
  AnteriorQueHay,
  BloqueoQueHay,
  CargoQueHay,
  DeUnaLista,
  LocalidadQueHay,
  LoQueHay,
  MatriculaQueHay,
  ModalidadQueHay,
  PersonaQueHay,
} from './lo-que-hay.ts';
export { matriculasPosibles } from './matricula-escrita.ts';
export { legajoDelContrato, nombrarContrato } from './nombrar-contrato.ts';
export { type ColumnasPareadas, columnasQueFaltan, parearColumnas, parearHoja } from './parear-columnas.ts';
export { rechazarPartidos } from './rechazar-partidos.ts';
export {
  type ControlesDeImportacion,
  contarSuspensiones,
  diferenciasConControles,
  mayorNumeroDeLegajo,
  type ResumenDeImportacion,
  resumirDecisiones,
} from './resumen.ts';
