import type { Fecha } from '../fechas/index.ts';
import type { Problema } from '../resultado/index.ts';
import { estaAlDia, type HechosDeAlDia } from './al-dia.ts';

export type MatriculaDeVeredicto = { codigo: string; estado: string };

export type HechosDeEjercicio = {
  matriculas: readonly MatriculaDeVeredicto[];
  bloqueos: readonly { nombre: string; quita_ejercicio: boolean; desde: Fecha | null }[];
};

export type CodigoDeVeredicto =
  | 'ejercicio_bloqueado'
  | 'sin_matricula_activa'
  | 'matricula_no_activa'
  | 'solo_registro';

export const SIN_HABILITAR = 'No habilitada';

type Motivo = Problema<CodigoDeVeredicto>;

export type Veredicto = {
  habilitado: boolean;
  motivos: Motivo[];
  por_matricula: { codigo: string; habilitada: boolean; motivos: Motivo[] }[];
};

/** DAS-021: an R is a register whatever its state. */
export const esRegistro = ({ codigo, estado }: Pick<MatriculaDeVeredicto, 'codigo'> & { estado?: string }): boolean =>
  estado === 'registro' || codigo.startsWith('R');

/** A state that nobody knows does not let practise. */
export const matriculaHabilita = (matricula: MatriculaDeVeredicto): boolean =>
  matricula.estado === 'activo' && !esRegistro(matricula);

const motivoDe = (matricula: MatriculaDeVeredicto): Motivo[] => {
  if (matriculaHabilita(matricula)) return [];
  const { codigo, estado } = matricula;
  if (esRegistro(matricula) && (estado === 'registro' || estado === 'activo'))
    return [{ codigo: 'solo_registro', datos: { codigo } }];
  return [{ codigo: 'matricula_no_activa', datos: { codigo, estado: estado.replaceAll('_', ' ') } }];
};

/** docs/reference/rules.md#who-may-practise: a sanction suspends its licence (S-163). */
export const veredictoDe = ({ matriculas, bloqueos }: HechosDeEjercicio): Veredicto => {
  const bloqueado = bloqueos
    .filter(({ quita_ejercicio }) => quita_ejercicio)
    .map(
      ({ nombre, desde }): Motivo => ({
        codigo: 'ejercicio_bloqueado',
        datos: { bloqueo: nombre, ...(desde !== null && { desde }) },
      }),
    );
  const sinLicencia: Motivo[] = matriculas.some(matriculaHabilita) ? [] : [{ codigo: 'sin_matricula_activa' }];
  const motivos = [...bloqueado, ...sinLicencia];
  return {
    habilitado: motivos.length === 0,
    motivos,
    por_matricula: matriculas.map((matricula) => {
      const suyos = [...motivoDe(matricula), ...bloqueado];
      return { codigo: matricula.codigo, habilitada: suyos.length === 0, motivos: suyos };
    }),
  };
};

export const habilitadasEntreOtras = <M extends { habilitada: boolean }>(matriculas: readonly M[]): M[] => {
  const habilitadas = matriculas.filter(({ habilitada }) => habilitada);
  return habilitadas.length < matriculas.length ? habilitadas : [];
};

export type RequisitosDeCredencial = HechosDeAlDia & { veredicto: Veredicto; verificado: boolean };

/** DAS-013, S-161: may practise, owes nothing, and the college checked their identity. */
export const esActivoAlDiaYVerificado = (
  { veredicto, verificado, ...hechos }: RequisitosDeCredencial,
  plazo: { hoy: Fecha; dias_de_gracia: number },
): boolean => veredicto.habilitado && verificado && estaAlDia(hechos, plazo);
