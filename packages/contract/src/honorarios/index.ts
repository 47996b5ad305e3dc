export { rutasDeEnsayos } from './ensayos.routes.ts';
export type { ElQueCambia, Ensayo, ParteDeEnsayo, ResultadoDeEnsayo } from './ensayos.schemas.ts';
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
export { LARGO_DE_PARA_QUIEN } from './laboratorio.schemas.ts';
export { MOTIVOS_DE_ENSAYO_EN_PALABRAS } from './motivos-de-ensayo.ts';
