import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, sumar } from '@colega/domain/importes';
import type { Bloque, Carta, ParDeCarta } from '../../../correo/carta.ts';
import { hoy } from '../../../hoy.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { imprimirReciboDeCaja } from '../caja/recibo-de-caja.service.ts';
import { leerDeudas } from '../cargos/leer-deudas.ts';
import { destinoDePago } from '../ordenes/destino-de-pago.ts';
import { imprimirComprobante } from '../papeles/documentos.service.ts';
import { findPagado, findPagoDeCarta, findPagosDeCobro, type PagoDeCarta } from './pagos-de-cartas.repository.ts';

const hay = (importe: string): boolean => new Decimal(importe).gt(0);

const ficha = (pago: PagoDeCarta): ParDeCarta[] => [
  ['Importe', formatImporte(pago.importe)],
  ['Fecha', formatFecha(hoy(() => pago.fecha_pago))],
  ['Medio', nombreDeMedio(pago.medio)],
  ['Cupón', `N.º ${pago.numero_boleta}`],
];

const loQuePago = (conceptos: readonly { descripcion: string; importe: string }[]): Bloque[] =>
  conceptos.length === 0
    ? []
    : [
        { parrafo: 'Con este pago cancelaste:' },
        { pares: conceptos.map(({ descripcion, importe }) => [descripcion, formatImporte(importe)] as const) },
      ];

const loQueQueda = (debido: string, { a_credito, a_revision }: PagoDeCarta): ParDeCarta[] => [
  ['Queda por pagar de ese cupón', hay(debido) ? formatImporte(debido) : 'nada'],
  ...(hay(a_credito) ? [['Te queda a favor', formatImporte(a_credito)] as const] : []),
  ...(hay(a_revision) ? [['Lo está revisando el Colegio', formatImporte(a_revision)] as const] : []),
];

const VER_CUPONES = '/app/cuenta/resumenCuenta/cupones';

type PagoDeCobro = Awaited<ReturnType<typeof findPagosDeCobro>>[number];

export const armarCartaDelCobro = (pagos: readonly PagoDeCobro[], direccionPublica: string): Carta => ({
  datos: { importe: formatImporte(sumar(pagos.map(({ importe }) => importe))) },
  caso: 'en_caja',
  cuerpo: [
    {
      pares: pagos.map(({ numero_boleta, medio, importe }) => [
        `Cupón N.º ${numero_boleta}, ${nombreDeMedio(medio)}`,
        formatImporte(importe),
      ]),
    },
    { boton: 'Ver mis cupones', enlace: `${direccionPublica}${VER_CUPONES}` },
  ],
});

type PagoLeido = PagoDeCarta & {
  debido: string;
  pagado: readonly { descripcion: string; importe: string }[];
  con_recibo: boolean;
};

export const armarCartaDePago = (
  { debido, pagado, con_recibo, ...pago }: PagoLeido,
  direccionPublica: string,
): Carta => {
  const detalle = destinoDePago(pago);
  return {
    datos: { importe: formatImporte(pago.importe) },
    ...(!con_recibo && { caso: 'sin_recibo' as const }),
    cuerpo: [
      { pares: ficha(pago) },
      ...(detalle === null ? [] : [{ parrafo: detalle }]),
      ...loQuePago(pagado),
      { pares: loQueQueda(debido, pago) },
      { boton: 'Ver mis cupones', enlace: `${direccionPublica}${VER_CUPONES}` },
    ],
  };
};

/** What was collected at the till in one act has one letter, with the receipts of what is still paid. */
const cartaDelCobro: Escribir = async (db, { cosa_id, persona_id }, { ahora, direccionPublica }) => {
  const pagos = await findPagosDeCobro(db, Number(cosa_id), persona_id);
  if (pagos.length === 0) return null;
  const papel = { ahora, publicUrl: direccionPublica, persona_id };
  const contenido = await imprimirReciboDeCaja(db, Number(cosa_id), papel);
  return {
    ...armarCartaDelCobro(pagos, direccionPublica),
    adjuntos: [{ nombre: `recibo-de-caja-${cosa_id}.pdf`, tipo: 'application/pdf', contenido }],
  };
};

/** A payment undone meanwhile has no letter; one that pays its coupon no more tells only what became of it. */
export const cartaDePago: Escribir = async (db, aviso, deps) => {
  if (aviso.cosa === 'cobro_de_caja') return cartaDelCobro(db, aviso, deps);
  const { cosa_id, persona_id } = aviso;
  const { ahora, direccionPublica } = deps;
  const pago = await findPagoDeCarta(db, Number(cosa_id));
  if (!pago || pago.decision === 'deshecho') return null;
  const { comprobante_id, recibo, orden_id, deshecha } = pago;
  const deudas = await leerDeudas(db, orden_id, { dia: hoy(() => ahora), segunCupon: false });
  const contenido =
    !deshecha &&
    comprobante_id &&
    (await imprimirComprobante(db, comprobante_id, persona_id, { ahora, publicUrl: direccionPublica }));
  const pagado = deshecha ? [] : await findPagado(db, Number(cosa_id));
  const debido = sumar(deudas.map((una) => una.debido));
  return {
    ...armarCartaDePago({ ...pago, debido, pagado, con_recibo: Boolean(contenido) }, direccionPublica),
    adjuntos: contenido ? [{ nombre: `recibo-${recibo}.pdf`, tipo: 'application/pdf', contenido }] : [],
  };
};
