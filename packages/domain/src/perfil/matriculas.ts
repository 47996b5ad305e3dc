import type { Problema } from '../resultado/index.ts';
import type { CodigoDePerfil } from './codigos.ts';
import { esRegistro } from './veredicto.ts';

/** docs/reference/rules.md#states */
export const ESTADOS_DE_MATRICULA = [
  'activo',
  'suspendido',
  'cancelado',
  'baja',
  'en_tramite',
  'registro',
  'anulado',
] as const;
export type EstadoDeMatricula = (typeof ESTADOS_DE_MATRICULA)[number];

type Cambio = 'sancionar' | 'rehabilitar';

/** S-163. */
const DESDE: Readonly<Record<Cambio, readonly EstadoDeMatricula[]>> = {
  sancionar: ['activo', 'suspendido', 'registro'],
  rehabilitar: ['suspendido', 'cancelado', 'baja'],
};
const CODIGO = { sancionar: 'sancion_en_ese_estado', rehabilitar: 'rehabilitacion_en_ese_estado' } as const;

export const impedimentoDeMatricula = (cambio: Cambio, estado: string): Problema<CodigoDePerfil> | null =>
  DESDE[cambio].some((posible) => posible === estado)
    ? null
    : { codigo: CODIGO[cambio], datos: { estado: estado.replace('_', ' ') } };

/** DAS-021: an R is a register, not a licence to practise. */
export const estadoEnVigor = (codigo: string): EstadoDeMatricula => (codigo.startsWith('R') ? 'registro' : 'activo');

/** A register is never active, nor is a licence a register. Null when the state fits. */
export const impedimentoDeEstado = (codigo: string, estado: EstadoDeMatricula): Problema<CodigoDePerfil> | null => {
  const deOtra = codigo.startsWith('R') ? 'activo' : 'registro';
  return estado === deOtra ? { codigo: 'estado_de_otra_matricula', campo: 'estado', datos: { codigo, estado } } : null;
};

/** `Matrícula T-12.345`, `Registro R-02.114`. */
export const nombreDeMatricula = (matricula: { codigo: string; estado?: string }): string =>
  `${esRegistro(matricula) ? 'Registro' : 'Matrícula'} ${matricula.codigo}`;

/** Of no use to whoever has it, until the college puts it in force again. */
export const esMatriculaTerminada = (estado: string): boolean => ['cancelado', 'baja', 'anulado'].includes(estado);

/** DAS-004. */
export const esMatriculaVisible = (estado: string): boolean => estado !== 'anulado';
