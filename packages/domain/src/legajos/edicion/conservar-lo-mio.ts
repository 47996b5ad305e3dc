import type { BorradorDeLegajo } from '../borrador/borrador-de-legajo.ts';

/**
 * What was typed over another version of the file, now over the one that is stored: a person who has seen what changed keeps
 * theirs. While money is in course only clients, properties and texts are theirs to keep.
 */
export const conservarLoMio = <B extends BorradorDeLegajo>(mio: B, guardado: B, con_montos: boolean): B => {
  const localidades = [
    ...guardado.localidades.filter(({ id }) => !mio.localidades.some((otra) => otra.id === id)),
    ...mio.localidades,
  ];
  if (con_montos) return { ...mio, localidades, origen: guardado.origen };
  const { comitentes, ubicacion, contrato } = mio;
  return { ...guardado, comitentes, ubicacion, contrato, localidades };
};
