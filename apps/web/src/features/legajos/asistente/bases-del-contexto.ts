import { type ContextoDeLegajo, locadoresGuardados, marcoDeFechas } from '@colega/asistentes/legajos';
import { type Abierto, tieneMontosFijos } from '../edicion/abrir.ts';
import type { ReferenciasDeLegajo } from './use-referencias.ts';

export type BasesDelContexto = ContextoDeLegajo & { rubros: ReferenciasDeLegajo['rubros'] };

const con = <T extends { id: number }>(lista: readonly T[], suyo: T): T[] =>
  lista.some(({ id }) => id === suyo.id) ? [...lista] : [...lista, suyo];

/** Where matrícula, rubro and modalidad are not chosen (an expansion, money in course), those of the file hold. */
export const basesDelContexto = (
  { configuracion, matriculas, rubros, modalidades }: ReferenciasDeLegajo,
  abierto: Abierto | null,
  esAmpliacion: boolean,
): BasesDelContexto => {
  const con_montos = !abierto || !tieneMontosFijos(abierto);
  const base = {
    hoy: configuracion.hoy,
    con_montos,
    fechas: abierto ? marcoDeFechas(abierto.legajo, abierto.detalle) : {},
    locadores: abierto ? locadoresGuardados(abierto.legajo) : [],
  };
  if (!abierto || (con_montos && !esAmpliacion)) return { ...base, matriculas, rubros, modalidades };
  const { matricula, rubro, modalidad } = abierto.legajo;
  return {
    ...base,
    matriculas: con(matriculas, matricula),
    rubros: con(rubros, rubro),
    modalidades: con(modalidades, modalidad),
  };
};
