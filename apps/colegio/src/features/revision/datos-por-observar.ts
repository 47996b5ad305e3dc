import type { ObservacionTipo } from '@colega/contract/legajos';
import { DATOS_OBSERVABLES } from '@colega/domain/legajos';

export const DEL_LEGAJO_ENTERO = 'Todo el legajo';

/** The value of the list that stands for the whole file, since the empty one stands for nothing chosen. */
const ENTERO = '-';

export const OPCIONES_DE_DATO: readonly { value: string; label: string }[] = [
  { value: ENTERO, label: DEL_LEGAJO_ENTERO },
  ...DATOS_OBSERVABLES.map(({ campo, nombre }) => ({ value: campo, label: nombre })),
];

export const armarOpcion = (campo: string | null): string => campo ?? ENTERO;
export const leerOpcion = (opcion: string): string | null => (opcion === ENTERO || opcion === '' ? null : opcion);

export const textosDe = (tipos: readonly ObservacionTipo[], campo: string | null): string[] =>
  tipos.filter((tipo) => tipo.campo === campo).map(({ texto }) => texto);

/** Another datum brings its own text, unless somebody wrote something of theirs. */
export const textoAlElegir = (tipos: readonly ObservacionTipo[], campo: string | null, escrito: string): string =>
  escrito === '' || tipos.some(({ texto }) => texto === escrito) ? (textosDe(tipos, campo)[0] ?? '') : escrito;
