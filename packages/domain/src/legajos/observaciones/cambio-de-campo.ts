export type CambioDeCampo = {
  campo: string;
  nombre: string;
  antes: string;
  ahora: string;
  /** Whose datum it is where there may be several: "Comitente GOMEZ LUIS (20-12345678-6)". */
  de?: string | undefined;
  /** A whole thing, which was not there or is there no more. */
  que?: 'agregado' | 'quitado' | undefined;
};

/** A datum of a thing: what is compared, and how it is read. */
export type DatoComparado = { campo: string; nombre: string; valor: unknown; texto: string };

/** The same value has the same text, whatever the order of its keys. */
export const canonico = (valor: unknown): string =>
  JSON.stringify(valor, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  ) ?? '';

export const compararDatos = (
  antes: readonly DatoComparado[],
  ahora: readonly DatoComparado[],
  de: string | undefined,
): CambioDeCampo[] =>
  ahora.flatMap(({ campo, nombre, valor, texto }, i) => {
    const era = antes[i];
    if (era === undefined || canonico(era.valor) === canonico(valor)) return [];
    return [{ campo, nombre, antes: era.texto, ahora: texto, ...(de !== undefined && { de }) }];
  });

export const decirEntero = (
  que: 'agregado' | 'quitado',
  { campo, nombre, texto }: { campo: string; nombre: string; texto: string },
): CambioDeCampo => ({
  ...{ campo, nombre, que },
  ...(que === 'agregado' ? { antes: '', ahora: texto } : { antes: texto, ahora: '' }),
});

/** What it is, and each of its data that says something. */
export const leerEntero = (quien: string, datos: readonly DatoComparado[]): string =>
  [quien, ...datos.flatMap(({ nombre, texto }) => (texto === '' ? [] : [`${nombre}: ${texto}`]))].join(' · ');
