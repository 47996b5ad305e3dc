import { todosLosMensajes } from '@colega/contract/mensajes';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, type Importe } from '@colega/domain/importes';
import type { DatosDeCupon, EstadoImpreso } from './datos-de-cupon.ts';
import { fechaYHora } from './hoja.ts';

type Estado = { dice: string; detalle: string; color: 'rojo' | 'verde' | 'tinta' };

export const estadoDelPapel = (datos: DatosDeCupon): Estado => ESTADOS[datos.estado](datos);

const ESTADOS: Readonly<Record<EstadoImpreso, (datos: DatosDeCupon) => Estado>> = {
  anulado: ({ motivo_cierre }) => ({
    dice: 'ANULADO',
    detalle: `${motivo_cierre ? `${motivo_cierre}. ` : ''}No lo pagues.`,
    color: 'rojo',
  }),
  vencido: ({ vencimientos }) => ({
    dice: 'VENCIDO',
    detalle: `Venció el ${formatFecha(vencimientos.at(-1)?.fecha ?? '')}. No se puede pagar: generá uno nuevo.`,
    color: 'rojo',
  }),
  pago: ({ operaciones }) => {
    // The last payment that counts: it completed earlier parts, or came after an undone one.
    const pago = operaciones.findLast(({ recibo, deshecha }) => recibo !== null && !deshecha);
    const detalle = pago ? `El ${fechaYHora(pago.fecha_pago)} · recibo N.º ${pago.recibo}` : '';
    return { dice: 'PAGADO', detalle, color: 'verde' };
  },
  pendiente: (datos) => {
    const { debido } = datos;
    if (!debido) return { dice: '', detalle: '', color: 'tinta' };
    const suyo = plazosDe(datos).find(({ fecha }) => fecha === debido.fecha)?.nombre ?? 'Se puede pagar hasta';
    return { dice: formatImporte(debido.importe), detalle: `${suyo} ${formatFecha(debido.fecha)}`, color: 'tinta' };
  },
};

type Plazo = { nombre: string; fecha: Fecha; importe: Importe };

const plazosDe = ({ vencimientos, vencimiento }: DatosDeCupon): Plazo[] => {
  const [primero, ...otros] = vencimientos;
  if (!primero) return [];
  if (otros.length > 0) return [{ nombre: '1er vencimiento', ...primero }, ...otros.map(siguiente(primero.importe))];
  const vence = { nombre: 'Vencimiento', fecha: vencimiento, importe: primero.importe };
  return primero.fecha === vencimiento ? [vence] : [vence, { nombre: 'Se puede pagar hasta', ...primero }];
};

const siguiente = (base: Importe) => (vencimiento: { fecha: Fecha; importe: Importe }, i: number) => {
  const conRecargo = new Decimal(vencimiento.importe).greaterThan(base) ? ' (con recargo)' : '';
  return { nombre: `${i + 2}º vencimiento${conRecargo}`, ...vencimiento };
};

const pasoSuImporte = ({ vencimientos, debido }: DatosDeCupon, fecha: Fecha): boolean =>
  vencimientos.length > 1 && debido !== null && fecha < debido.fecha;

export const plazosImpresos = (datos: DatosDeCupon) =>
  plazosDe(datos).map(({ nombre, fecha, importe }) => ({
    nombre,
    fecha: formatFecha(fecha),
    importe: formatImporte(importe),
    paso: pasoSuImporte(datos, fecha),
  }));

export const medios = ({ cobro }: DatosDeCupon): string[] => [
  ...(cobro?.sin_barra ? [cobro.sin_barra] : []),
  ...(cobro?.barra
    ? [
        `En efectivo: presentá el talón en una caja que cobre por SIRO hasta el ${formatFecha(cobro.barra.hasta)}. ${todosLosMensajes.barra_se_acredita}`,
      ]
    : []),
  ...(cobro ? ['Con la aplicación de tu banco o billetera: escaneá el QR.'] : []),
  'En línea: en el portal, en Cuenta › Cupones, elegí PAGAR.',
];
