import type { FiltrosDeCupones } from '@colega/contract/dinero';
import { texto } from '@colega/contract/mensajes';
import { CIRCUITOS, type Circuito, type FiltroDeCupon } from '@colega/domain/dinero';
import type { Campo } from '@colega/domain/formularios';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';

export type FiltrosDeListaDeCupones = {
  estado: FiltroDeCupon | '';
  circuito: Circuito | '';
  fecha_desde: string;
  fecha_hasta: string;
  page: number;
};

const SIN_FILTROS: FiltrosDeListaDeCupones = { estado: '', circuito: '', fecha_desde: '', fecha_hasta: '', page: 1 };

/** OPN-083: the value of the call is `vencida`. */
const ESTADOS = [
  { valor: 'pendiente', etiqueta: 'Pendiente' },
  { valor: 'pago', etiqueta: 'Pago' },
  { valor: 'vencida', etiqueta: 'Vencida' },
] as const satisfies readonly { valor: FiltroDeCupon; etiqueta: string }[];
const ESTADO = criterio('estado', 'Estado', 'lista', { ejemplo: 'Todos', opciones: ESTADOS });
const CIRCUITO = criterio('circuito', 'Circuito', 'lista', {
  ejemplo: 'Todos',
  ayuda: 'Qué se paga con el cupón; cada uno se paga por separado',
  opciones: CIRCUITOS.map((circuito) => ({ valor: circuito, etiqueta: circuito })),
});

/** OPN-084: each place has its own criteria. */
const definir = (lista: string, campos: readonly Campo[]) => definirFiltros(lista, campos, SIN_FILTROS);

export const FILTROS_DE_LA_CUENTA = definir('cuponesDeCuenta', [ESTADO]);
export const FILTROS_DEL_EJERCICIO = definir('cuponesDeEjercicio', [
  criterio('fecha_desde', 'Fecha desde', 'fecha'),
  criterio('fecha_hasta', 'Fecha hasta', 'fecha'),
  ESTADO,
  CIRCUITO,
]);

export const validarFiltros = ({ fecha_desde, fecha_hasta }: FiltrosDeListaDeCupones): Errores => {
  const rango = validarRangoDeFechas(fecha_desde, fecha_hasta);
  return new Map(rango ? [['fecha_hasta', texto(rango)]] : []);
};

/** CUP-003: only what was chosen is sent. */
export const armarPedidoDeCupones = ({
  estado,
  circuito,
  fecha_desde,
  fecha_hasta,
}: FiltrosDeListaDeCupones): Omit<FiltrosDeCupones, 'persona.id'> => ({
  ...(estado && { estado }),
  ...(circuito && { circuito }),
  ...(fecha_desde && { fecha_desde }),
  ...(fecha_hasta && { fecha_hasta }),
});
