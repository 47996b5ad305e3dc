import {
  ACCIONES_DE_AUDITORIA,
  ENTIDADES_DE_AUDITORIA,
  type FiltrosDeAuditoria,
  NOMBRES_DE_ENTIDAD,
  zFiltrosDeAuditoria,
} from '@colega/contract/auditoria';
import { texto, todosLosMensajes } from '@colega/contract/mensajes';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import { ANTES } from '@colega/web-kit/lib/filtros/filtros-guardados.ts';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';

/** `page` is the line before which a page begins, and 1 the page of the last ones. */
export type FiltrosDeLaAuditoria = {
  quien: string;
  accion: string;
  entidad: string;
  cual: string;
  fecha_desde: string;
  fecha_hasta: string;
  linea: string;
  page: number;
};

const SIN_FILTROS: FiltrosDeLaAuditoria = {
  ...{ quien: '', accion: '', entidad: '', cual: '', fecha_desde: '', fecha_hasta: '', linea: '' },
  page: 1,
};

const CRITERIOS = [
  criterio('quien', 'Quién', 'texto', { largo: 60 }),
  criterio('accion', 'Qué hizo', 'lista', { ejemplo: 'Todo', opciones: ACCIONES_DE_AUDITORIA }),
  criterio('entidad', 'A qué', 'lista', {
    ejemplo: 'A todo',
    opciones: ENTIDADES_DE_AUDITORIA.map((entidad) => ({ valor: entidad, etiqueta: NOMBRES_DE_ENTIDAD[entidad] })),
  }),
  criterio('cual', 'Cuál', 'texto', { ejemplo: 'Número, CUIT o nombre', largo: 80 }),
  criterio('fecha_desde', 'Fecha desde', 'fecha'),
  criterio('fecha_hasta', 'Fecha hasta', 'fecha'),
  criterio('linea', 'Número de línea', 'entero', { largo: 15 }),
];

const criterios = definirFiltros('auditoria', CRITERIOS, SIN_FILTROS);

export const FILTROS_DE_AUDITORIA: DefinicionDeFiltros<FiltrosDeLaAuditoria> = {
  ...criterios,
  nombres: [...criterios.nombres, ANTES],
  leer: (busqueda) => ({ ...criterios.leer(busqueda), page: Number(lectorDe(busqueda).entero(ANTES)) || 1 }),
  escribir: (filtros) => {
    const busqueda = criterios.escribir({ ...filtros, page: 1 });
    if (filtros.page > 1) busqueda.set(ANTES, String(filtros.page));
    return busqueda;
  },
};

type Leidos = { pedido: FiltrosDeAuditoria | null; errores: Errores };

/** What the call would refuse is said beside its field, and not asked. */
export const leerFiltros = (filtros: FiltrosDeLaAuditoria): Leidos => {
  const rango = validarRangoDeFechas(filtros.fecha_desde, filtros.fecha_hasta);
  const elegidos = zFiltrosDeAuditoria.safeParse(Object.fromEntries(criterios.escribir({ ...filtros, page: 1 })));
  const errores = new Map([
    ...(rango ? [['fecha_hasta', texto(rango)] as const] : []),
    ...(filtros.cual && !filtros.entidad ? [['entidad', todosLosMensajes.auditoria_falta_a_que] as const] : []),
    ...(filtros.entidad && !filtros.cual ? [['cual', todosLosMensajes.auditoria_falta_cual] as const] : []),
    ...(elegidos.error?.issues.some(({ path }) => path[0] === 'linea')
      ? [['linea', todosLosMensajes.auditoria_linea_invalida] as const]
      : []),
  ]);
  return { pedido: errores.size === 0 && elegidos.success ? elegidos.data : null, errores };
};
