import type { Problema } from '@colega/domain/resultado';
import { encajar } from './encajar.ts';
import type { BorradorGuardado, EstadoDelAsistente, GuionDeAsistente } from './estado.ts';
import { comenzar } from './recorrido.ts';

const esIntacto = <B>(borrador: B, { inicial }: { inicial: () => B }): boolean =>
  JSON.stringify(borrador) === JSON.stringify(inicial());

type LoQueSeGuarda<B> = Pick<BorradorGuardado<B>, 'borrador' | 'recorrido' | 'intento'>;

const nuevo = <B, C, P extends Problema>({
  inicial,
  recorrido,
  pasos,
}: GuionDeAsistente<B, C, P>): LoQueSeGuarda<B> => ({
  borrador: inicial(),
  recorrido: recorrido?.(null) ?? comenzar(pasos),
  intento: null,
});

/** Of an older shape, what still fits, from the first step on: its steps say what they ask again. */
const adaptar = <B, C, P extends Problema>(
  { inicial, muestras, pasos, version }: GuionDeAsistente<B, C, P>,
  guardado: BorradorGuardado<B>,
): BorradorGuardado<B> => {
  const sigue = (id: string) => pasos.some((paso) => paso.id === id);
  const comienzo = comenzar(pasos);
  const visitados = (guardado.recorrido?.visitados ?? []).filter(sigue);
  const completos = (guardado.recorrido?.completos ?? []).filter(sigue);
  return {
    borrador: encajar(inicial(), guardado.borrador, muestras()),
    recorrido: { ...comienzo, visitados: [...new Set([...comienzo.visitados, ...visitados])], completos },
    ...{ version, intento: null, toma: guardado.toma ?? null },
  };
};

/** A draft that was kept, if there is something in it. */
const retomar = <B, C, P extends Problema>(
  guion: GuionDeAsistente<B, C, P>,
  leido: BorradorGuardado<B> | null,
): LoQueSeGuarda<B> | null => {
  const { version, pasos, recorrido } = guion;
  if (!leido?.borrador) return null;
  const guardado = leido.version === version ? leido : adaptar(guion, leido);
  if (!pasos.some(({ id }) => id === guardado.recorrido?.actual) || esIntacto(guardado.borrador, guion)) return null;
  return {
    borrador: guardado.borrador,
    recorrido: recorrido?.(guardado.recorrido) ?? guardado.recorrido,
    intento: guardado.intento?.enviados ? guardado.intento : null,
  };
};

/** Replaces all that was loaded: by what is kept or, without it, by nothing. */
export const reemplazar = <B, C, P extends Problema, G>(
  estado: EstadoDelAsistente<B, P, G>,
  guion: GuionDeAsistente<B, C, P>,
  guardado: BorradorGuardado<B> | null = null,
): EstadoDelAsistente<B, P, G> => ({
  ...estado,
  ...(retomar(guion, guardado) ?? nuevo(guion)),
  // what was sent may arrive; the work of a step was of what is no longer there
  trabajo: estado.trabajo?.tipo === 'enviar' ? estado.trabajo : null,
  recuperado: false,
  adaptado: false,
  vez: estado.vez + 1,
});

export const abrirAsistente = <B, C, P extends Problema, G>(
  guion: GuionDeAsistente<B, C, P>,
  guardado: BorradorGuardado<B> | null,
  /** What changed under a draft that was kept. */
  conflictoDe: (borrador: B) => G | null = () => null,
): EstadoDelAsistente<B, P, G> => {
  const retomado = retomar(guion, guardado);
  return {
    ...(retomado ?? nuevo(guion)),
    recuperado: retomado !== null,
    adaptado: retomado !== null && guardado?.version !== guion.version,
    vez: 0,
    trabajo: null,
    falla: null,
    problemas: [],
    sanados: [],
    intentos: 0,
    conflicto: retomado && conflictoDe(retomado.borrador),
    resuelto: null,
    otraPestania: null,
    toma: guardado?.toma ?? null,
    tomadaDe: undefined,
    cambios: 0,
    urgencias: 0,
    fin: null,
    saliendo: false,
  };
};

export const armarGuardado = <B>(
  { borrador, recorrido, intento, toma }: Omit<BorradorGuardado<B>, 'version'>,
  { version }: { version: number },
): BorradorGuardado<B> => ({ borrador, recorrido, intento, version, toma: toma ?? null });

/** Only the tab that has the draft writes it, and only while it is one. */
export const puedeGuardarse = ({
  fin,
  otraPestania,
}: Pick<EstadoDelAsistente<unknown>, 'fin' | 'otraPestania'>): boolean => fin === null && otraPestania === null;

/** There is something in it, and no other tab has taken it. */
export const puedeQuedar = <B>(
  { otraPestania, borrador }: Pick<EstadoDelAsistente<B>, 'otraPestania' | 'borrador'>,
  guion: { inicial: () => B },
): boolean => otraPestania === null && !esIntacto(borrador, guion);
