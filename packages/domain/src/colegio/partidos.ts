import { simplificar } from '../validacion/simplificar.ts';

type PartidoNombrado = { id: number; nombre: string; codigo_arba: string };

/** A list as it is pasted from a spreadsheet or a norm: names or ARBA's codes, one a line or with commas between them. */
export const leerListaDePartidos = (
  texto: string,
  partidos: readonly PartidoNombrado[],
): { elegidos: number[]; desconocidos: string[] } => {
  const porNombre = new Map(
    partidos.flatMap(({ id, nombre, codigo_arba }) => [
      [simplificar(nombre), id],
      [codigo_arba, id],
    ]),
  );
  const escritos = texto
    .split(/[\n,;\t]/)
    .map((uno) => uno.trim())
    .filter((uno) => uno !== '');
  const buscado = (uno: string) =>
    porNombre.get(/^\d{1,3}$/.test(uno) ? uno.padStart(3, '0') : simplificar(uno.replace(/^partido de /i, '')));
  return {
    elegidos: [...new Set(escritos.map(buscado).filter((id) => id !== undefined))],
    desconocidos: escritos.filter((uno) => buscado(uno) === undefined),
  };
};
