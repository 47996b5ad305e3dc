import { COEFICIENTES } from '@colega/domain/honorarios';
import type { ContratoPropuesto, ProblemaDeLegajo } from '@colega/domain/legajos';
import type { PasoDeAsistente } from '../../asistente/paso-de-asistente.ts';
import { crearPaso, validarCuitPorAgregar } from '../borrador/crear-paso.ts';
import type { BorradorAutomatico } from './borrador.ts';
import {
  type ContextoAutomatico,
  categoriasDelRubro,
  muestraCategoria,
  muestraCoeficiente,
  segmentoElegido,
  tareasElegidas,
} from './contexto.ts';
import { validarTareas } from './validar-tareas.ts';

type Paso = PasoDeAsistente<BorradorAutomatico, ContextoAutomatico, ProblemaDeLegajo>;
type Validar = Paso['validar'];

export const PASOS_DEL_AUTOMATICO = ['datos', 'tareas', 'honorario', 'comitente', 'ubicacion', 'contrato'] as const;
export type PasoDelAutomatico = (typeof PASOS_DEL_AUTOMATICO)[number];

const validarCategoria: Validar = (borrador, contexto) => {
  if (!muestraCategoria(borrador, contexto)) return [];
  if (borrador.categoria === null) return [{ codigo: 'requerido', campo: 'categoria' }];
  const opciones = categoriasDelRubro(contexto.categorias, segmentoElegido(borrador, contexto));
  return opciones.some(({ key }) => key === borrador.categoria)
    ? []
    : [{ codigo: 'categoria_desconocida', campo: 'categoria' }];
};

const validarCoeficiente: Validar = (borrador, contexto) => {
  if (!muestraCoeficiente(borrador, contexto)) return [];
  if (borrador.factor_coeficiente === '') return [{ codigo: 'requerido', campo: 'factor_coeficiente' }];
  return COEFICIENTES.some((c) => c === borrador.factor_coeficiente)
    ? []
    : [{ codigo: 'coeficiente_invalido', campo: 'factor_coeficiente' }];
};

/** While money is in course, what the fee hangs on is as it is stored, and not judged again. */
const siHayMontos =
  (validar: Validar): Validar =>
  (borrador, contexto) =>
    contexto.con_montos ? validar(borrador, contexto) : [];

/** AUT-027, AUT-032. */
export const validarPedido = siHayMontos((borrador, contexto) => [
  ...validarCategoria(borrador, contexto),
  ...validarCoeficiente(borrador, contexto),
]);

export const validarTareasCargadas = siHayMontos(validarTareas);

export const exigirCalculo = siHayMontos(({ calculo }) =>
  calculo ? [] : [{ codigo: 'calculo_requerido', campo: 'calculo' }],
);

const contratoDe = (borrador: BorradorAutomatico, contexto: ContextoAutomatico): ContratoPropuesto => ({
  tipo_calculo: 'automatico',
  fecha: borrador.fecha,
  vencimiento: borrador.vencimiento,
  monto: borrador.honorario_convenido,
  tareas: tareasElegidas(borrador, contexto).map(({ tarea }) => ({ tarea: { id: tarea.id }, monto: '' })),
  calculo_honorario_id: borrador.generado?.id,
  ...borrador.contrato,
});

const crear = crearPaso<BorradorAutomatico, ContextoAutomatico>({
  contratoDe,
  entornoDe: ({ calculo }, { ampliacion, tareas }) => ({
    tipo_contrato: ampliacion ? 'ampliacion' : 'original',
    calculo_original_id: ampliacion?.calculo_original_id ?? null,
    tareaDe: (id) => {
      const deEsa = tareas.filter(({ tarea }) => tarea.id === id);
      return deEsa.length === 0
        ? undefined
        : { manual: false, varias_unidades: deEsa.some(({ permite_varias_unidades }) => permite_varias_unidades) };
    },
    minimo: calculo?.honorario ?? null,
    calculo: 'sin_ver',
  }),
});

type DebeTrabajo = NonNullable<Paso['debeTrabajo']>;
const debeCalcular: DebeTrabajo = ({ calculo }, { con_montos }) => con_montos && calculo === null;
const debeGenerar: DebeTrabajo = ({ generado }, { con_montos }) => con_montos && generado === null;

const TRABAJOS: Readonly<Record<string, DebeTrabajo>> = { tareas: debeCalcular, honorario: debeGenerar };

export const pasoAutomatico: typeof crear = (id, ...resto) => ({
  ...crear(id, ...resto),
  ...(TRABAJOS[id] && { debeTrabajo: TRABAJOS[id] }),
});

/** AUT-002: exactly these, in this order. */
export const pasosDelAutomatico = [
  pasoAutomatico('datos', 'DATOS', ['datos', 'fechas'], validarPedido),
  pasoAutomatico('tareas', 'TAREAS', [], validarTareasCargadas),
  pasoAutomatico('honorario', 'HONORARIO', ['convenido'], exigirCalculo),
  pasoAutomatico('comitente', 'COMITENTE', ['comitentes'], validarCuitPorAgregar),
  pasoAutomatico('ubicacion', 'UBICACIÓN', ['ubicacion']),
  pasoAutomatico('contrato', 'CONTRATO', ['condiciones', 'calculo']),
] as const;
