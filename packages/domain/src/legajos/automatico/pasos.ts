import type { PasoDeAsistente } from '../../asistente/paso-de-asistente.ts';
import { COEFICIENTES } from '../../honorarios/coeficiente.ts';
import { rubroElegido } from '../borrador/contexto-de-legajo.ts';
import { validarHonorarioConvenido } from '../borrador/honorario-convenido.ts';
import type { ProblemaDelAsistente } from '../borrador/problema-del-asistente.ts';
import { validarClientes } from '../borrador/validar-clientes.ts';
import { validarCondicionesDe } from '../borrador/validar-contrato.ts';
import { validarElegidos } from '../borrador/validar-datos.ts';
import { validarUbicacion } from '../borrador/validar-ubicacion.ts';
import { validarFechaDeContrato, validarVencimiento } from '../contrato.ts';
import type { BorradorAutomatico } from './borrador.ts';
import {
  type ContextoAutomatico,
  categoriasDelRubro,
  muestraCategoria,
  muestraCoeficiente,
  permitenVariasUnidades,
  segmentoElegido,
  tareasElegidas,
} from './contexto.ts';
import { validarTareas } from './validar-tareas.ts';

type Paso = PasoDeAsistente<BorradorAutomatico, ContextoAutomatico, ProblemaDelAsistente>;
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

/** AUT-017, 018, 026..034. */
const validarDatos: Validar = (borrador, contexto) => {
  const rubro = rubroElegido(borrador, contexto);
  return [
    ...validarElegidos(borrador, contexto),
    ...(rubro && !rubro.segmento ? [{ codigo: 'rubro_sin_segmento', campo: 'rubro_id' } as const] : []),
    ...validarBases(borrador, contexto),
  ];
};

/** What the calculation starts from: category, dates and coefficient (AUT-027..034). */
export const validarBases: Validar = (borrador, contexto) => [
  ...validarCategoria(borrador, contexto),
  ...validarFechaDeContrato(borrador.fecha, contexto.hoy, 'automatico', contexto.fechas),
  ...validarVencimiento(borrador.vencimiento, contexto.hoy, 'automatico', contexto.fechas),
  ...validarCoeficiente(borrador, contexto),
];

export const validarHonorario: Validar = ({ calculo, honorario_convenido }) =>
  calculo
    ? validarHonorarioConvenido(honorario_convenido, calculo.honorario)
    : [{ codigo: 'calculo_requerido', campo: 'calculo' }];

export const validarContrato: Validar = (borrador, contexto) => [
  ...validarCondicionesDe(borrador, contexto, { esAmpliacion: contexto.ampliacion !== undefined }),
  ...(borrador.generado ? [] : [{ codigo: 'calculo_requerido', campo: 'calculo' } as const]),
];

/** While money is in course, what the fee hangs on is as it is stored, and not judged again. */
export const siHayMontos =
  (validar: Validar): Validar =>
  (borrador, contexto) =>
    contexto.con_montos ? validar(borrador, contexto) : [];

type DebeTrabajo = NonNullable<Paso['debeTrabajo']>;
const debeCalcular: DebeTrabajo = ({ calculo }, { con_montos }) => con_montos && calculo === null;
const debeGenerar: DebeTrabajo = ({ generado }, { con_montos }) => con_montos && generado === null;

const TRABAJOS: Readonly<Record<string, DebeTrabajo>> = { tareas: debeCalcular, honorario: debeGenerar };

export const paso = <const I extends string>(id: I, titulo: string, validar: Validar): Paso & { id: I } => ({
  id,
  titulo,
  estaVisible: () => true,
  validar,
  ...(TRABAJOS[id] && { debeTrabajo: TRABAJOS[id] }),
});

/** AUT-002: exactly these, in this order. */
export const pasosDelAutomatico = [
  paso('datos', 'DATOS', siHayMontos(validarDatos)),
  paso('tareas', 'TAREAS', siHayMontos(validarTareas)),
  paso('honorario', 'HONORARIO', siHayMontos(validarHonorario)),
  paso('comitente', 'COMITENTE', validarClientes),
  paso('ubicacion', 'UBICACIÓN', (borrador, contexto) =>
    validarUbicacion(borrador, permitenVariasUnidades(tareasElegidas(borrador, contexto))),
  ),
  paso('contrato', 'CONTRATO', validarContrato),
] as const;
