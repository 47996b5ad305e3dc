import { CAMPOS_DE_LEGAJO, claveDeCampo } from './campos.ts';
import type { FotoDelLegajo } from './foto-del-legajo.ts';

export type CambioDeCampo = { campo: string; nombre: string; antes: string; ahora: string };

const CAMPOS = Object.entries(CAMPOS_DE_LEGAJO);
/** A datum that another gathers is read there; one that gathers others has no text of its own. */
const esRenglon = (clave: string): boolean =>
  clave !== 'inmuebles' && !(CAMPOS_DE_LEGAJO.comitentes?.reune ?? []).includes(clave);

const canonico = (valor: unknown): string =>
  JSON.stringify(valor, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  ) ?? '';

const distintos = (antes: FotoDelLegajo, ahora: FotoDelLegajo): Set<string> =>
  new Set(CAMPOS.flatMap(([clave, { valor }]) => (canonico(valor(antes)) === canonico(valor(ahora)) ? [] : clave)));

const textoDe = (clave: string, foto: FotoDelLegajo): string => {
  const campo = CAMPOS_DE_LEGAJO[clave];
  return campo?.texto?.(foto) ?? String(campo?.valor(foto) ?? '');
};

export const cambiosDeLegajo = (antes: FotoDelLegajo, ahora: FotoDelLegajo): CambioDeCampo[] => {
  const cambiados = distintos(antes, ahora);
  return CAMPOS.flatMap(([campo, { nombre }]) =>
    cambiados.has(campo) && esRenglon(campo)
      ? [{ campo, nombre, antes: textoDe(campo, antes), ahora: textoDe(campo, ahora) }]
      : [],
  );
};

/** S-381: an observation on the whole file has no datum, so it is answered in words. */
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
