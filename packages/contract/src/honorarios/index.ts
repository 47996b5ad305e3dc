export { rutasDeAranceles, TAMANIO_MAXIMO_DE_PLANILLA_BYTES } from './aranceles.routes.ts';
export {
  type ArancelDeLista,
  type CambiosDeArancel,
  type CeldaLeidaDeArancel,
  type ListaDeAranceles,
  MAXIMO_DE_CELDAS,
  type NormaLeida,
  type PlanillaDeArancel,
  type PreparacionLeida,
  type ResolucionDeLista,
  type ResolucionLeida,
  type TablaLeida,
} from './aranceles.schemas.ts';
export { rutasDeEnsayos } from './ensayos.routes.ts';
export type {
  CosaQueSeEnsaya,
  ElQueCambia,
  Ensayo,
  ExplicadoDeEnsayo,
  ParteDeEnsayo,
  ResultadoDeEnsayo,
} from './ensayos.schemas.ts';
export { rutasDeHonorarios } from './honorarios.routes.ts';
export {
  type CalculoHonorario,
  type ItemTipoObra,
  zCalculoHonorario,
  zCategoriaDeVivienda,
  zEstadoObra,
  zFormulario,
  zItemsDeVivienda,
  zItemTipoObra,
  zParametros,
  zPaso,
  zPedidoDeCalculo,
  zPedidoDeGenerar,
  zTareaCalculada,
  zTareaValorada,
  zTipoObras,
  zValidacionDeTarea,
} from './honorarios.schemas.ts';
export { rutasDelLaboratorio } from './laboratorio.routes.ts';
export { LARGO_DE_NOTA_DE_PRESUPUESTO, LARGO_DE_PARA_QUIEN, type TarifaPublicada } from './laboratorio.schemas.ts';
export { MOTIVOS_DE_ENSAYO_EN_PALABRAS } from './motivos-de-ensayo.ts';
