import { ESTADOS_DE_RESUMEN, type FiltrosDeResumen, zFiltrosDeResumen } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';

export type FiltrosDelResumen = {
  anio_desde: string;
  anio_hasta: string;
  estado: (typeof ESTADOS_DE_RESUMEN)[number] | '';
  matricula: string;
  page: number;
};

const SIN_FILTROS: FiltrosDelResumen = { anio_desde: '', anio_hasta: '', estado: '', matricula: '', page: 1 };

const anio = (ruta: string, etiqueta: string) => criterio(ruta, etiqueta, 'numero', { ejemplo: 'AAAA', largo: 4 });

/** RES-003. */
const CRITERIOS = [
  anio('anio_desde', 'Año desde'),
  anio('anio_hasta', 'Año hasta'),
  criterio('estado', 'Estado', 'lista', {
    ejemplo: 'Todos',
    opciones: ESTADOS_DE_RESUMEN.map((estado) => ({ valor: estado, etiqueta: estado })),
  }),
  criterio('matricula', 'Matrícula', 'lista', { ejemplo: 'Todas' }),
];

export const FILTROS_DEL_RESUMEN = definirFiltros('resumenDeCuenta', CRITERIOS, SIN_FILTROS);

export type FiltrosLeidos = { pedido: FiltrosDeResumen; errores: Errores };

/** RES-007..009: the rule is the call's, so what it would refuse is not asked. */
export const leerFiltros = (filtros: FiltrosDelResumen): FiltrosLeidos | { pedido: null; errores: Errores } => {
  const elegidos = Object.fromEntries(FILTROS_DEL_RESUMEN.escribir({ ...filtros, page: 1 }));
  const leido = zFiltrosDeResumen.safeParse(elegidos);
  if (leido.success) return { pedido: leido.data, errores: new Map() };
  const errores = leido.error.issues.map(({ path, message }): [string, string] => [
    String(path[0]),
    message === 'anio_hasta_anterior' ? mensajes.anio_hasta_anterior : mensajes.anio_fuera_de_rango,
  ]);
  return { pedido: null, errores: new Map(errores) };
};
