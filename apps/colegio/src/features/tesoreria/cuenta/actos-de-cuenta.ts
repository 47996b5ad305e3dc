import { type CuentaDePersona, rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { crearCampo } from '@colega/domain/formularios';
import { Decimal, formatImporte, formatNumero } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { leerImporte } from '../../../lib/leer-importe.ts';
import { type ActoDeTesoreria, MOTIVO_DEL_ACTO } from '../acto-de-tesoreria.ts';

const R = rutasDeCuentasDePersonas;
const IMPORTE = crearCampo('importe', 'Cuánto se bonifica', 'decimal', { requerido: true });
const MOTIVO = crearCampo('motivo', 'Motivo', 'texto', {
  ...{ requerido: true, largo: 200 },
  ayuda: 'Es lo que la persona lee. Queda en la auditoría, con tu nombre.',
});
const LO_CONFIRMA_OTRA = 'No cambia nada hasta que otra persona lo confirme.';

type Pendiente = CuentaDePersona['pendientes'][number];
type Bonificacion = CuentaDePersona['bonificaciones'][number];

/** What was given of it before: it is not given twice. */
const decirBonificado = ({ bonificado, bonificable }: Pendiente): string =>
  new Decimal(bonificado).isZero()
    ? ''
    : `Ya se bonificaron ${formatImporte(bonificado)}: quedan ${formatImporte(bonificable)} por bonificar. `;

const decirComoQueda = ({ queda_pago }: Pendiente): string =>
  queda_pago
    ? 'Si se bonifica todo, queda pago; si es una parte, queda a favor y descuenta de lo próximo que liquide.'
    : 'De lo que ya se bonificó se usó algo en otra cosa: lo que se bonifique ahora queda a favor, aunque sea todo, y descuenta de lo próximo que liquide.';

/** What of the account may be waived: a coupon is, once it is not there, by what it asked for; what was waived whole is not again. */
export const armarBonificable = ({
  de,
  id,
  bonificable,
}: Pendiente): { que: 'cargo' | 'sancion'; id: number } | null =>
  (de === 'cargo' || de === 'sancion') && new Decimal(bonificable).gt(0) ? { que: de, id } : null;

/** Of one thing that is owed, or, with none, of whatever comes next. */
export const crearBonificacion = ({ persona }: CuentaDePersona, pendiente: Pendiente | null): ActoDeTesoreria => ({
  titulo: pendiente ? `Bonificar ${pendiente.que}` : 'Dejar algo a favor',
  consecuencias: [
    ...(pendiente
      ? [`Hoy cuesta ${formatImporte(pendiente.importe)}. ${decirBonificado(pendiente)}${decirComoQueda(pendiente)}`]
      : [`Queda a favor de ${persona.nombre}, y descuenta de lo próximo que liquide.`]),
    LO_CONFIRMA_OTRA,
  ],
  campos: [IMPORTE, MOTIVO],
  ...(pendiente && { iniciales: { importe: formatNumero(pendiente.bonificable) } }),
  confirmar: 'Pedir la bonificación',
  pedir: ({ importe = '', motivo = '' }, opciones) => {
    const body = { de: pendiente && armarBonificable(pendiente), importe: leerImporte(importe), motivo };
    return llamar(R.pedirBonificacion, { params: { id: persona.id }, body }, opciones);
  },
});

export const crearConfirmacionDeBonificacion = (
  { persona }: CuentaDePersona,
  { id, que, entera, pedido, importe, pidio, motivo }: Bonificacion & { importe: string },
): ActoDeTesoreria => ({
  titulo: 'Confirmar la bonificación',
  consecuencias: [
    `${pidio} pidió bonificar ${formatImporte(pedido)}${importe === pedido ? '' : ` (hoy son ${formatImporte(importe)})`} a ${persona.nombre}${que === null ? '' : `, de ${que}`}: ${motivo}`,
    entera
      ? 'Es todo lo que cuesta hoy: queda pago, sin que nadie pague nada.'
      : 'Queda a favor, y descuenta de lo próximo que liquide.',
  ],
  campos: [],
  confirmar: `Bonificar ${formatImporte(importe)}`,
  peligroso: true,
  pedir: (_, opciones) => llamar(R.confirmarBonificacion, { params: { id }, body: { importe } }, opciones),
});

export const crearRechazoDeBonificacion = ({ id, pedido, es_propia }: Bonificacion): ActoDeTesoreria => ({
  titulo: es_propia ? 'Retirar el pedido' : 'No bonificarlo',
  consecuencias: [`No se bonifican los ${formatImporte(pedido)}: la cuenta queda como estaba.`],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: es_propia ? 'Retirar el pedido' : 'No bonificarlo',
  pedir: ({ motivo = '' }, opciones) => llamar(R.rechazarBonificacion, { params: { id }, body: { motivo } }, opciones),
});
