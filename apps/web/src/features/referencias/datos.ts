type DeReferencia = { supuesto?: string };
type Resolucion = {
  nombre: string;
  vigente_desde: string;
  vigente_hasta: string | null;
  unidad_referencial: string;
  honorario_minimo: string;
  fuentes: Readonly<Record<string, DeReferencia>>;
};
type FormasDePago = DeReferencia & { formas: readonly string[]; vigente_hasta: string | null };

const sinConfirmar = ({ supuesto }: DeReferencia): boolean => supuesto !== undefined;
const resoluciones = import.meta.glob<Resolucion>('../../../../../data/resoluciones/*.json', {
  eager: true,
  import: 'default',
});
const formas = import.meta.glob<FormasDePago[]>('../../../../../data/formas-de-pago.json', {
  eager: true,
  import: 'default',
});

export const RESOLUCIONES = Object.values(resoluciones)
  .filter(({ fuentes }) => Object.values(fuentes).some(sinConfirmar))
  .sort((una, otra) => otra.vigente_desde.localeCompare(una.vigente_desde));

export const FORMAS_DE_PAGO = Object.values(formas)
  .flat()
  .filter((lista) => sinConfirmar(lista) && lista.vigente_hasta === null)
  .flatMap((lista) => lista.formas);
