import { CAMPOS_DE_LEGAJO, claveDeCampo } from './campos.ts';
import type { FotoDelLegajo } from './foto-del-legajo.ts';

/** One datum of a file before and after a change, as a person reads it. */
export type CambioDeCampo = { campo: string; nombre: string; antes: string; ahora: string };

const CAMPOS = Object.entries(CAMPOS_DE_LEGAJO);
/** Those that another gathers, or that gather others and have no text of their own, are read in those. */
const esRenglon = (clave: string): boolean =>
  clave !== 'inmuebles' && !(CAMPOS_DE_LEGAJO.comitentes?.reune ?? []).includes(clave);

const canonico = (valor: unknown): string =>
  JSON.stringify(valor, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  ) ?? '';

/** The keys of what is not the same in two pictures of a file. */
const distintos = (antes: FotoDelLegajo, ahora: FotoDelLegajo): Set<string> =>
  new Set(CAMPOS.flatMap(([clave, { valor }]) => (canonico(valor(antes)) === canonico(valor(ahora)) ? [] : clave)));

const textoDe = (clave: string, foto: FotoDelLegajo): string => {
  const campo = CAMPOS_DE_LEGAJO[clave];
  return campo?.texto?.(foto) ?? String(campo?.valor(foto) ?? '');
};

/** What changed between two pictures of a file, field by field. */
export const cambiosDeLegajo = (antes: FotoDelLegajo, ahora: FotoDelLegajo): CambioDeCampo[] => {
  const cambiados = distintos(antes, ahora);
  return CAMPOS.flatMap(([campo, { nombre }]) =>
    cambiados.has(campo) && esRenglon(campo)
      ? [{ campo, nombre, antes: textoDe(campo, antes), ahora: textoDe(campo, ahora) }]
      : [],
  );
};

/**
 * The observations that a change answers: those whose datum is another now. One on the whole file, or on something that no field is,
 * has no datum: it is answered in words (S-381).
 */
export const respondidasPorElCambio = <O extends { campo: string | null }>(
  abiertas: readonly O[],
  antes: FotoDelLegajo,
  ahora: FotoDelLegajo,
): O[] => {
  const cambiados = distintos(antes, ahora);
  return abiertas.filter(({ campo }) => {
    const clave = claveDeCampo(campo);
    return clave !== null && cambiados.has(clave);
  });
};
