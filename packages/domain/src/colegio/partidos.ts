type PartidoNombrado = { id: number; nombre: string; codigo_arba: string };

const simple = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A list as it is pasted from a spreadsheet or a norm: names or ARBA's codes, one a line or with commas between them. */
export const leerListaDePartidos = (
  texto: string,
  partidos: readonly PartidoNombrado[],
): { elegidos: number[]; desconocidos: string[] } => {
  const porNombre = new Map(
    partidos.flatMap(({ id, nombre, codigo_arba }) => [
      [simple(nombre), id],
      [codigo_arba, id],
    ]),
  );
  const escritos = texto
    .split(/[\n,;\t]/)
    .map((uno) => uno.trim())
    .filter((uno) => uno !== '');
  const buscado = (uno: string) =>
    porNombre.get(/^\d{1,3}$/.test(uno) ? uno.padStart(3, '0') : simple(uno.replace(/^partido de /i, '')));
  return {
    elegidos: [...new Set(escritos.map(buscado).filter((id) => id !== undefined))],
    desconocidos: escritos.filter((uno) => buscado(uno) === undefined),
  };
};
