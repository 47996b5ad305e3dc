type FormasDePago = { supuesto?: string; formas: readonly string[]; vigente_hasta: string | null };

const formas = import.meta.glob<FormasDePago[]>('../../../../../data/formas-de-pago.json', {
  eager: true,
  import: 'default',
});

export const FORMAS_DE_PAGO = Object.values(formas)
  .flat()
  .filter(({ supuesto, vigente_hasta }) => supuesto !== undefined && vigente_hasta === null)
  .flatMap((lista) => lista.formas);
