import type { PasoDeAsistente } from '../../asistente/paso-de-asistente.ts';
import { enCampo } from '../../resultado/problema.ts';
import { validarHonorarioConvenido } from '../borrador/honorario-convenido.ts';
import type { ProblemaDelAsistente } from '../borrador/problema-del-asistente.ts';
import { validarClientes } from '../borrador/validar-clientes.ts';
import { validarCondicionesDe } from '../borrador/validar-contrato.ts';
import { validarElegidos } from '../borrador/validar-datos.ts';
import { validarUbicacion } from '../borrador/validar-ubicacion.ts';
import { validarFechaDeContrato, validarVencimiento } from '../contrato.ts';
import type { BorradorManual } from './borrador.ts';
import { type ContextoManual, filasPermitenVariasUnidades } from './contexto.ts';
import { minimoDeFilas, validarFilas } from './validar-filas.ts';

type Paso = PasoDeAsistente<BorradorManual, ContextoManual, ProblemaDelAsistente>;
type Validar = Paso['validar'];

export const PASOS_DEL_MANUAL = ['datos', 'tareas', 'comitente', 'ubicacion', 'contrato'] as const;
export type PasoDelManual = (typeof PASOS_DEL_MANUAL)[number];

export const validarTareasManuales: Validar = ({ filas }, { tareas }) =>
  enCampo(
    'filas',
    validarFilas(filas, (id) => tareas.some((tarea) => tarea.id === id)),
  );

export const validarConvenidoManual: Validar = ({ filas, honorario_convenido }) =>
  validarHonorarioConvenido(honorario_convenido, minimoDeFilas(filas));

/** The wording of the manual variant (OPN-045). */
export const validarFechasManuales: Validar = ({ fecha, vencimiento }, { hoy, es_ampliacion, fechas }) => [
  ...validarFechaDeContrato(fecha, hoy, 'manual', fechas),
  ...validarVencimiento(vencimiento, hoy, 'manual', { ...fechas, esAmpliacion: es_ampliacion }),
];

export const validarContratoManual: Validar = (borrador, contexto) =>
  validarCondicionesDe(borrador, contexto, { esAmpliacion: contexto.es_ampliacion });

/** While money is in course, what the fee hangs on is as it is stored, and not judged again. */
export const siHayMontos =
  (...validaciones: Validar[]): Validar =>
  (borrador, contexto) =>
    contexto.con_montos ? validaciones.flatMap((validar) => validar(borrador, contexto)) : [];

export const pasoManual = <const I extends string>(
  id: I,
  titulo: string,
  ...validaciones: Validar[]
): Paso & { id: I } => ({
  id,
  titulo,
  estaVisible: () => true,
  validar: (borrador, contexto) => validaciones.flatMap((validar) => validar(borrador, contexto)),
});

/** MAN-003: exactly these, in this order. The dates are entered in CONTRATO (OPN-044). */
export const pasosDelManual = [
  pasoManual('datos', 'DATOS', siHayMontos(validarElegidos)),
  pasoManual('tareas', 'TAREAS', siHayMontos(validarTareasManuales, validarConvenidoManual)),
  pasoManual('comitente', 'COMITENTE', validarClientes),
  pasoManual('ubicacion', 'UBICACIÓN', (borrador, contexto) =>
    validarUbicacion(borrador, filasPermitenVariasUnidades(borrador, contexto)),
  ),
  pasoManual('contrato', 'CONTRATO', siHayMontos(validarFechasManuales), validarContratoManual),
] as const;
