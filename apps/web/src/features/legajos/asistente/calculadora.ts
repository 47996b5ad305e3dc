import { rutasDeHonorarios } from '@colega/contract/honorarios';
import type { ActaEstadoObra, ItemsDeVivienda, Parametros } from '@colega/domain/formularios';
import type { ContextoDeFormulario } from '@colega/web-kit/form/dynamic/contexto-de-las-tareas.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';

export type ErroresDeTarea = readonly { campo: string; mensaje: string }[];

type TareaPorValidar = { segmento_tarea: number; parametros: Parametros; tareas_elegidas: number[] };
type DeUnaFecha = { fecha?: string };

/** What the tasks ask about themselves, by the tariff of a date; without one, of today's. */
export type Calculadora = {
  validarTarea: (
    tarea: TareaPorValidar & DeUnaFecha,
  ) => Promise<{ valida: boolean; mensajes: string[]; errores: ErroresDeTarea }>;
  calcularEstadoDeObra: (
    estado: DeUnaFecha & { estado_obra: ActaEstadoObra['estado_obra'] },
  ) => ReturnType<ContextoDeFormulario['calcularEstadoDeObra']>;
  calcularCategoriaDeVivienda: (
    items: ItemsDeVivienda & DeUnaFecha,
  ) => ReturnType<ContextoDeFormulario['calcularCategoriaDeVivienda']>;
};

export const DEL_SERVIDOR: Calculadora = {
  validarTarea: (body) => llamar(rutasDeHonorarios.validarTarea, { body }),
  calcularEstadoDeObra: (body) => llamar(rutasDeHonorarios.calcularEstadoObra, { body }),
  calcularCategoriaDeVivienda: (body) => llamar(rutasDeHonorarios.categoriaDeVivienda, { body }),
};
