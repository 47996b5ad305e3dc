import { ESTADOS_DE_PAGO_RECIBIDO, NOMBRE_DE_ESTADO_DE_PAGO, type QUE_SE_RECIBE } from '@colega/contract/dinero';
import { texto, todosLosMensajes } from '@colega/contract/mensajes';
import { parseMonto } from '@colega/domain/importes';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';

export type FiltrosDePagosEnPantalla = {
  texto: string;
  que: string;
  medio: string;
  estado: string;
  importe: string;
  desde: string;
  hasta: string;
  page: number;
};

const MEDIOS = [
  { valor: 'caja', etiqueta: 'Efectivo en la caja' },
  { valor: 'transferencia', etiqueta: 'Transferencia' },
  { valor: 'cheque', etiqueta: 'Cheque' },
  { valor: 'tarjeta', etiqueta: 'Tarjeta en la caja' },
  { valor: 'codigo_barra', etiqueta: 'Cupón con código de barras' },
  { valor: 'redLink', etiqueta: 'Red Link' },
  { valor: 'sipago', etiqueta: 'SiPago' },
  { valor: 'net_pagos', etiqueta: 'Net Pagos' },
  { valor: 'online', etiqueta: 'Pago en línea (SIRO)' },
] as const;

export const CAMPOS_DE_PAGOS = [
  criterio('texto', 'Buscar un pago', 'texto', {
    ejemplo: 'Número, cupón, recibo, operación, nombre, CUIT o matrícula',
    largo: 80,
  }),
  criterio('importe', 'Importe', 'texto', { ejemplo: '12.500,50', largo: 20 }),
  criterio('que', 'Qué es', 'lista', {
    ejemplo: 'Todo lo que entró',
    opciones: [
      { valor: 'pago', etiqueta: 'Pagos' },
      { valor: 'cobranza', etiqueta: 'Cobranzas sin cupón' },
    ],
  }),
  criterio('medio', 'Medio', 'lista', { ejemplo: 'Todos', opciones: MEDIOS }),
  criterio('estado', 'Estado', 'lista', {
    ejemplo: 'Todos',
    opciones: ESTADOS_DE_PAGO_RECIBIDO.map((valor) => ({ valor, etiqueta: NOMBRE_DE_ESTADO_DE_PAGO[valor] })),
  }),
  criterio('desde', 'Pagado desde', 'fecha'),
  criterio('hasta', 'Pagado hasta', 'fecha'),
];
/** As the fields of a list's filters are named. */
export const ID_DEL_TEXTO_DE_PAGOS = 'filtro.texto';

export const FILTROS_DE_PAGOS = definirFiltros<FiltrosDePagosEnPantalla>('pagos-recibidos', CAMPOS_DE_PAGOS, {
  ...{ texto: '', que: '', medio: '', estado: '', importe: '', desde: '', hasta: '' },
  page: 1,
});

/** What the call would refuse is said beside its field, and not asked. */
export const leerFiltrosDePagos = (filtros: FiltrosDePagosEnPantalla) => {
  const { importe, desde, hasta } = filtros;
  const monto = importe === '' ? null : parseMonto(importe);
  const rango = validarRangoDeFechas(desde, hasta);
  const errores: Errores = new Map([
    ...(monto && !monto.ok ? [['importe', todosLosMensajes.importe_invalido] as const] : []),
    ...(rango ? [['hasta', texto(rango)] as const] : []),
  ]);
  const { texto: escrito, que, medio, estado } = filtros;
  const query = {
    ...(escrito && { texto: escrito }),
    ...(que && { que: que as (typeof QUE_SE_RECIBE)[number] }),
    ...(medio && { medio }),
    ...(estado && { estado: estado as (typeof ESTADOS_DE_PAGO_RECIBIDO)[number] }),
    ...(monto?.ok && { importe: monto.valor }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
  return { errores, query: errores.size === 0 ? query : null };
};
