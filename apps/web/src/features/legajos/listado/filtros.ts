import type { QueryLegajos } from '@colega/contract/legajos';
import { mensajes, texto } from '@colega/contract/mensajes';
import type { EsperanA, ObservacionEnCurso } from '@colega/domain/legajos';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';

export const TAMANIO_DE_PAGINA_DE_LEGAJOS = 10; // LIS-023

/** LIS-013, OPN-031: the value is the pair of the call, order[field]=direction. */
export const ORDENES = [
  { valor: 'fecha:desc', etiqueta: 'Fecha: más recientes' },
  { valor: 'fecha:asc', etiqueta: 'Fecha: más antiguos' },
  { valor: 'numero_legajo:desc', etiqueta: 'Número: de mayor a menor' },
  { valor: 'numero_legajo:asc', etiqueta: 'Número: de menor a mayor' },
  { valor: 'comitente:asc', etiqueta: 'Comitente: A-Z' },
  { valor: 'comitente:desc', etiqueta: 'Comitente: Z-A' },
] as const;
export type Orden = (typeof ORDENES)[number]['valor'];
const ORDEN_POR_DEFECTO: Orden = 'fecha:desc'; // LIS-014

export type Filtros = {
  comitente: string;
  fecha_desde: string;
  fecha_hasta: string;
  estado: string;
  numero_legajo: string;
  observacion: ObservacionEnCurso | '';
  espera: EsperanA | '';
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
  espera: '',
  orden: ORDEN_POR_DEFECTO,
  page: 1,
};

const OBSERVACIONES = [
  { valor: 'abierta', etiqueta: 'Sin responder' },
  { valor: 'respondida', etiqueta: 'Respondidas' },
] as const satisfies readonly { valor: ObservacionEnCurso; etiqueta: string }[];

export const GRUPOS = [
  { valor: 'matriculado', etiqueta: 'Te esperan a vos' },
  { valor: 'colegio', etiqueta: 'Esperan al Colegio' },
  { valor: 'nadie', etiqueta: 'Terminados' },
] as const satisfies readonly { valor: EsperanA; etiqueta: string }[];
/** It is chosen apart, over the list. */
const ESPERA = criterio('espera', 'A quién esperan', 'lista', { opciones: GRUPOS });

/** LIS-012. */
const CRITERIOS = [
  criterio('comitente', 'Comitente', 'texto', { nombre: 'comitente.search', ejemplo: 'Nombre o CUIT', largo: 80 }),
  criterio('numero_legajo', 'Número de legajo', 'entero', { largo: 20 }),
  criterio('estado', 'Estado', 'lista', { nombre: 'estado.id', ejemplo: 'Todos' }),
  criterio('fecha_desde', 'Fecha desde', 'fecha'),
  criterio('fecha_hasta', 'Fecha hasta', 'fecha'),
  criterio('observacion', 'Observaciones', 'lista', { ejemplo: 'Todas', opciones: OBSERVACIONES }),
];
const ORDENAR = criterio('orden', 'Ordenar por', 'lista', { opciones: ORDENES, inicial: ORDEN_POR_DEFECTO });
export const CAMPOS_DE_LEGAJOS = [...CRITERIOS, ORDENAR];

const parDeOrden = (orden: Orden): [string, string] => {
  const [campo = '', sentido = ''] = orden.split(':');
  return [`order[${campo}]`, sentido];
};

const criterios = definirFiltros('legajos', [ESPERA, ...CRITERIOS], SIN_FILTROS);

/** LIS-019, LIS-020: sorting is not a criterion, so clearing leaves it. */
export const FILTROS_DE_LEGAJOS: DefinicionDeFiltros<Filtros> = {
  ...criterios,
  nombres: [...criterios.nombres, ...ORDENES.map(({ valor }) => parDeOrden(valor)[0])],
  leer: (busqueda) => {
    const lector = lectorDe(busqueda);
    const orden = ORDENES.find(({ valor }) => {
      const [nombre, sentido] = parDeOrden(valor);
      return lector.texto(nombre) === sentido;
    });
    return { ...criterios.leer(busqueda), orden: orden?.valor ?? ORDEN_POR_DEFECTO };
  },
  escribir: (filtros) => {
    const busqueda = criterios.escribir(filtros);
    if (filtros.orden !== ORDEN_POR_DEFECTO) busqueda.set(...parDeOrden(filtros.orden));
    return busqueda;
  },
  limpios: ({ orden }) => ({ ...SIN_FILTROS, orden }),
};

/** Those that the panel shows. */
export const cantidadEnElPanel = (filtros: Filtros): number => criterios.cantidad({ ...filtros, espera: '' });

/** No order asks for the default one, which begins with what was just saved (S-850). */
export const armarConsulta = (filtros: Filtros, persona_id: number, limit: number): QueryLegajos => {
  const [orden, sentido] = parDeOrden(filtros.orden);
  return {
    ...Object.fromEntries(criterios.escribir(filtros)),
    'persona.id': persona_id,
    page: filtros.page,
    limit,
    ...(filtros.orden !== ORDEN_POR_DEFECTO && { [orden]: sentido }),
  };
};

export const esNumeroDeLegajo = (numero: string): boolean => /^([1-9]\d{0,8})?$/.test(numero);

export const validarFiltros = ({ numero_legajo, fecha_desde, fecha_hasta }: Filtros): Errores => {
  const rango = validarRangoDeFechas(fecha_desde, fecha_hasta);
  return new Map([
    ...(esNumeroDeLegajo(numero_legajo) ? [] : [['numero_legajo', mensajes.numero_de_legajo_invalido] as const]),
    ...(rango ? [['fecha_hasta', texto(rango)] as const] : []),
  ]);
};
