import { type DepositoDeCaja, type LoQueHayPorDepositar, rutasDeDepositos } from '@colega/contract/dinero';
import { bancosDelDia } from '@colega/domain/colegio';
import { MEDIOS_DEL_CAJON, type MedioDelCajon } from '@colega/domain/dinero';
import { crearCampo } from '@colega/domain/formularios';
import { Decimal, formatImporte, sumar } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { leerImporte } from '../../../lib/leer-importe.ts';
import { type ActoDeTesoreria, campoDeBanco, MOTIVO_DEL_ACTO } from '../acto-de-tesoreria.ts';

const R = rutasDeDepositos;
const medioDe = (texto: string | undefined): MedioDelCajon =>
  MEDIOS_DEL_CAJON.find((medio) => medio === texto) ?? 'caja';

const CON_COMISION: MedioDelCajon = 'tarjeta';
const COMISION = crearCampo('comision', 'Lo que se quedaron', 'decimal', {
  ayuda:
    'De las tarjetas, lo que descontó su procesador: el importe es lo que llegó, y las dos cosas salen de la caja.',
});

/** `conDinero` of what the till has something of: the others have nothing to take. */
export const crearDeposito = (
  conDinero: LoQueHayPorDepositar['medios'],
  bancos: LoQueHayPorDepositar['bancos'],
  hoy: string,
): ActoDeTesoreria => {
  const deHoy = bancosDelDia(bancos, hoy);
  return {
    titulo: 'Anotar un depósito',
    consecuencias: [
      'Lo que llevaste al banco sale de lo que queda en la caja y pasa a la cuenta de ese banco. No es una cobranza.',
    ],
    campos: [
      crearCampo('medio', 'Qué se llevó', 'lista', {
        requerido: true,
        opciones: conDinero.map(({ medio, nombre, hay }) => ({
          valor: medio,
          etiqueta: `${nombre}: hay ${formatImporte(hay)}`,
        })),
      }),
      campoDeBanco('A qué banco'),
      crearCampo('importe', 'Importe', 'decimal', { requerido: true }),
      ...(conDinero.some(({ medio }) => medio === CON_COMISION) ? [COMISION] : []),
      crearCampo('dia', 'Día del depósito', 'fecha', { requerido: true }),
      crearCampo('comprobante', 'Número del comprobante', 'texto', { requerido: true, largo: 60 }),
      crearCampo('nota', 'Nota', 'texto', { largo: 200 }),
    ],
    deBancos: { bancos, dia: 'dia' },
    iniciales: {
      dia: hoy,
      ...(conDinero.length === 1 && { medio: conDinero[0]?.medio ?? '' }),
      ...(deHoy.length === 1 && { banco: deHoy[0]?.clave ?? '' }),
    },
    pide: (ruta, { medio }) => ruta !== COMISION.ruta || medio === CON_COMISION,
    confirmar: 'Anotar el depósito',
    pedir: ({ medio, banco = '', importe = '', comision = '', dia = '', comprobante = '', nota = '' }, opciones) =>
      llamar(
        R.anotarDeposito,
        {
          body: {
            ...{ medio: medioDe(medio), banco, importe: leerImporte(importe), dia, comprobante },
            ...(medio === CON_COMISION && comision.trim() !== '' && { comision: leerImporte(comision) }),
            ...(nota.trim() !== '' && { nota }),
          },
        },
        opciones,
      ),
  };
};

export const crearDeshacerDeposito = ({
  id,
  importe,
  comision,
  comprobante,
  nombre_del_medio,
  nombre_del_banco,
}: DepositoDeCaja): ActoDeTesoreria => ({
  titulo: `Deshacer el depósito ${comprobante}`,
  consecuencias: [
    new Decimal(comision).isZero()
      ? `Es para un depósito que no fue: ${formatImporte(importe)} salen de la cuenta de «${nombre_del_banco}» y vuelven a estar acá (${nombre_del_medio}).`
      : `Es para un depósito que no fue: ${formatImporte(importe)} salen de la cuenta de «${nombre_del_banco}», la comisión de ${formatImporte(comision)} se deshace, y vuelven a estar acá ${formatImporte(sumar([importe, comision]))} (${nombre_del_medio}).`,
    'Lo que ya se cerró queda como estaba: entra en el cierre que sigue.',
  ],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: 'Deshacer el depósito',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) => llamar(R.deshacerDeposito, { params: { id }, body: { motivo } }, opciones),
});
