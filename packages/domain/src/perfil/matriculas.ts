import type { Problema } from '../resultado/index.ts';
import type { CodigoDePerfil } from './codigos.ts';
import { esRegistro } from './veredicto.ts';

/** States of a licence, as data names them (docs/reference/rules.md#states). */
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

/** S-163: from which states each change of the college is possible. */
const DESDE: Readonly<Record<Cambio, readonly EstadoDeMatricula[]>> = {
  sancionar: ['activo', 'suspendido', 'registro'],
  rehabilitar: ['suspendido', 'cancelado', 'baja'],
};
const CODIGO = { sancionar: 'sancion_en_ese_estado', rehabilitar: 'rehabilitacion_en_ese_estado' } as const;

/** Why a licence in that state cannot be sanctioned or rehabilitated; null when it can. */
export const impedimentoDeMatricula = (cambio: Cambio, estado: string): Problema<CodigoDePerfil> | null =>
  DESDE[cambio].some((posible) => posible === estado)
    ? null
    : { codigo: CODIGO[cambio], datos: { estado: estado.replace('_', ' ') } };

/** The state of a licence in force, by its code: an R is a register, not a licence to practise (DAS-021). */
export const estadoEnVigor = (codigo: string): EstadoDeMatricula => (codigo.startsWith('R') ? 'registro' : 'activo');

/** Why a licence cannot be in that state, by its code: a register is never active, nor a licence a register; null when it can. */
export const impedimentoDeEstado = (codigo: string, estado: EstadoDeMatricula): Problema<CodigoDePerfil> | null => {
  const deOtra = codigo.startsWith('R') ? 'activo' : 'registro';
  return estado === deOtra ? { codigo: 'estado_de_otra_matricula', campo: 'estado', datos: { codigo, estado } } : null;
};

/** How it is called everywhere: `Matrícula T-12.345`, `Registro R-02.114`. */
export const nombreDeMatricula = (matricula: { codigo: string; estado?: string }): string =>
  `${esRegistro(matricula) ? 'Registro' : 'Matrícula'} ${matricula.codigo}`;

/** DAS-004: what the account shows. */
export const esMatriculaVisible = (estado: string): boolean => estado !== 'anulado';
