import type { QueryLegajos } from '@colega/contract/legajos';
import { OBSERVACIONES_EN_CURSO, type ObservacionEnCurso } from '@colega/domain/legajos';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';

export const TAMANIO_DE_PAGINA_DE_LEGAJOS = 10; // LIS-023

/** LIS-013. The value is the pair of the call: order[field]=direction (OPN-031). */
export const ORDENES = [
  { value: 'fecha:desc', label: 'Fecha: más recientes' },
  { value: 'fecha:asc', label: 'Fecha: más antiguos' },
  { value: 'numero_legajo:desc', label: 'Número: de mayor a menor' },
  { value: 'numero_legajo:asc', label: 'Número: de menor a mayor' },
  { value: 'comitente:asc', label: 'Comitente: A-Z' },
  { value: 'comitente:desc', label: 'Comitente: Z-A' },
] as const;
export type Orden = (typeof ORDENES)[number]['value'];
export const ORDEN_POR_DEFECTO: Orden = 'fecha:desc'; // LIS-014

/** What the person chose, as text; empty is not chosen. */
export type Filtros = {
  comitente: string;
  fecha_desde: string;
  fecha_hasta: string;
  estado: string;
  numero_legajo: string;
  observacion: ObservacionEnCurso | '';
  orden: Orden;
  page: number;
};

const SIN_FILTROS: Filtros = {
  comitente: '',
  fecha_desde: '',
  fecha_hasta: '',
  estado: '',
  numero_legajo: '',
  observacion: '',
  orden: ORDEN_POR_DEFECTO,
  page: 1,
};

export const LARGO_DE_NUMERO = 20;
export const LARGO_DE_COMITENTE = 80;

const NOMBRES = {
  comitente: 'comitente.search',
  fecha_desde: 'fecha_desde',
  fecha_hasta: 'fecha_hasta',
  estado: 'estado.id',
  numero_legajo: 'numero_legajo',
  observacion: 'observacion',
} as const;

/** From the address; what does not make sense is as if it were not there. */
const filtrosDe = (busqueda: URLSearchParams): Filtros => {
  const { texto, fecha, entero, unoDe, pagina } = lectorDe(busqueda);
  const orden = ORDENES.find(({ value }) => {
    const [nombre, sentido] = parDeOrden(value);
    return texto(nombre) === sentido;
  });
  return {
    comitente: texto(NOMBRES.comitente).slice(0, LARGO_DE_COMITENTE),
    fecha_desde: fecha(NOMBRES.fecha_desde),
    fecha_hasta: fecha(NOMBRES.fecha_hasta),
    estado: entero(NOMBRES.estado),
    // what is no number of a file finds none, and the field says so: to ignore it would show them all
    numero_legajo: texto(NOMBRES.numero_legajo).slice(0, LARGO_DE_NUMERO),
    observacion: unoDe(NOMBRES.observacion, OBSERVACIONES_EN_CURSO),
    orden: orden?.value ?? ORDEN_POR_DEFECTO,
    page: pagina(),
  };
};

/** To the address, without what is as by default (LIS-016). */
const aBusqueda = (filtros: Filtros): URLSearchParams => {
  const busqueda = new URLSearchParams();
  for (const [clave, nombre] of Object.entries(NOMBRES)) {
    const valor = filtros[clave as keyof typeof NOMBRES];
    if (valor) busqueda.set(nombre, valor);
  }
  if (filtros.orden !== ORDEN_POR_DEFECTO) busqueda.set(...parDeOrden(filtros.orden));
  if (filtros.page > 1) busqueda.set('page', String(filtros.page));
  return busqueda;
};

export const armarConsulta = (filtros: Filtros, persona_id: number): QueryLegajos => {
  const [orden, sentido] = parDeOrden(filtros.orden);
  return {
    ...Object.fromEntries(aBusqueda({ ...filtros, orden: ORDEN_POR_DEFECTO })),
    'persona.id': persona_id,
    page: filtros.page,
    limit: TAMANIO_DE_PAGINA_DE_LEGAJOS,
    [orden]: sentido,
  };
};

export const esNumeroDeLegajo = (texto: string): boolean => /^([1-9]\d{0,8})?$/.test(texto);

/** Sorting and turning pages is not filtering: LIS-019 and LIS-020 tell them apart. */
export const hayFiltros = (filtros: Filtros): boolean => cantidadDeFiltros(filtros) > 0;
export const cantidadDeFiltros = (filtros: Filtros): number =>
  Object.keys(NOMBRES).filter((clave) => filtros[clave as keyof typeof NOMBRES] !== '').length;

const parDeOrden = (orden: Orden): [string, string] => {
  const [campo = '', sentido = ''] = orden.split(':');
  return [`order[${campo}]`, sentido];
};

/** Sorting is not a criterion: clearing these leaves it. */
export const FILTROS_DE_LEGAJOS: DefinicionDeFiltros<Filtros> = {
  lista: 'legajos',
  nombres: [...Object.values(NOMBRES), ...ORDENES.map(({ value }) => parDeOrden(value)[0]), 'page'],
  leer: filtrosDe,
  escribir: aBusqueda,
  limpios: ({ orden }) => ({ ...SIN_FILTROS, orden }),
};
