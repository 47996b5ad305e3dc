import { type ContextoDeLegajo, locadoresGuardados, marcoDeFechas } from '@colega/asistentes/legajos';
import type { ReferenciasDeLegajo } from '../asistente/use-referencias.ts';
import type { Abierto } from './abrir.ts';
import { tieneMontosFijos } from './tiene-montos-fijos.ts';

export type BasesDelContexto = ContextoDeLegajo & { rubros: ReferenciasDeLegajo['rubros'] };

const con = <T extends { id: number }>(lista: readonly T[], suyo: T): T[] =>
  lista.some(({ id }) => id === suyo.id) ? [...lista] : [...lista, suyo];

/** Where matrícula, rubro and modalidad are not chosen (an expansion, money in course), those of the file hold. */
export const basesDeLoGuardado = (
  { configuracion, matriculas, rubros, modalidades }: ReferenciasDeLegajo,
  abierto: Abierto,
  esAmpliacion: boolean,
): BasesDelContexto => {
  const con_montos = !tieneMontosFijos(abierto);
  const base = {
    hoy: configuracion.hoy,
    con_montos,
    fechas: marcoDeFechas(abierto.legajo, abierto.detalle),
    locadores: locadoresGuardados(abierto.legajo),
  };
  const { matricula, rubro, modalidad } = abierto.legajo;
  // A file goes on in its rubro, though the college begins no other in it.
  if (con_montos && !esAmpliacion) return { ...base, matriculas, rubros: con(rubros, rubro), modalidades };
  return {
    ...base,
    matriculas: con(matriculas, matricula),
    rubros: con(rubros, rubro),
    modalidades: con(modalidades, modalidad),
  };
};
