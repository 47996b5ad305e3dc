export type { CodigoDeHonorarios } from './codigos.ts';
export type { Fuente, Honorario, Paso, PedidoDeCalculo, TareaCalculada, TareaValorada } from './honorario.ts';
