import type { OrdenDeBandeja } from '@colega/contract/legajos';
import { COLAS, type Cola } from '@colega/domain/legajos';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';

type Ver = 'vencidos' | 'mios' | '';

export type FiltrosDeLaCola = {
  cola: Cola;
  texto: string;
  rubro_id: string;
  distrito_id: string;
  ver: Ver;
  orden: OrdenDeBandeja;
  page: number;
};

const PRIMERA: Cola = 'para_revisar';
const ORDENES = [
  { valor: 'antiguos', etiqueta: 'Antiguos' },
  { valor: 'recientes', etiqueta: 'Recientes' },
] as const satisfies readonly { valor: OrdenDeBandeja; etiqueta: string }[];
const VISTAS = [
  { valor: 'vencidos', etiqueta: 'Los vencidos' },
  { valor: 'mios', etiqueta: 'Los míos' },
] as const satisfies readonly { valor: Ver; etiqueta: string }[];

const CRITERIOS = [
  criterio('texto', 'Buscar en la cola', 'texto', { ejemplo: 'N.º, nombre o CUIT', largo: 80 }),
  criterio('rubro_id', 'Rubro', 'lista', { ejemplo: 'Todos' }),
  criterio('distrito_id', 'Distrito', 'lista', { ejemplo: 'Todos' }),
  criterio('ver', 'Mostrar', 'lista', { ejemplo: 'Todos', opciones: VISTAS }),
];
const ORDENAR = criterio('orden', 'Ordenar', 'lista', { opciones: ORDENES, inicial: ORDENES[0].valor });
export const CAMPOS = [...CRITERIOS, ORDENAR];
/** As the fields of a list's filters are named. */
export const ID_DEL_TEXTO = 'filtro.texto';

const VACIOS: FiltrosDeLaCola = {
  ...{ cola: PRIMERA, texto: '', rubro_id: '', distrito_id: '', ver: '' },
  ...{ orden: ORDENES[0].valor, page: 1 },
};
const criterios = definirFiltros('bandeja', CRITERIOS, VACIOS);

/** The queue and the order are no criteria, so clearing leaves them. */
export const FILTROS_DE_BANDEJA: DefinicionDeFiltros<FiltrosDeLaCola> = {
  ...criterios,
  nombres: [...criterios.nombres, 'cola', 'orden'],
  leer: (busqueda) => {
    const { unoDe } = lectorDe(busqueda);
    const cola = unoDe('cola', COLAS) || VACIOS.cola;
    return { ...criterios.leer(busqueda), cola, orden: unoDe('orden', ['antiguos', 'recientes']) || VACIOS.orden };
  },
  escribir: (filtros) => {
    const busqueda = criterios.escribir(filtros);
    if (filtros.orden !== VACIOS.orden) busqueda.set('orden', filtros.orden);
    if (filtros.cola !== VACIOS.cola) busqueda.set('cola', filtros.cola);
    return busqueda;
  },
  limpios: ({ cola, orden }) => ({ ...VACIOS, cola, orden }),
};

const si = (vale: boolean) => (vale ? ('si' as const) : ('no' as const));

/** What the queue is filtered by, as its calls take it. */
export const pedidoDe = ({ texto, rubro_id, distrito_id, ver }: FiltrosDeLaCola) => ({
  ...(texto && { texto }),
  ...(rubro_id && { rubro_id }),
  ...(distrito_id && { distrito_id }),
  vencidos: si(ver === 'vencidos'),
});

export const consultaDe = (filtros: FiltrosDeLaCola) => ({
  ...pedidoDe(filtros),
  mios: si(filtros.ver === 'mios'),
  orden: filtros.orden,
  page: filtros.page,
});
