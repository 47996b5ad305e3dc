import { nombreDeConcepto } from '@colega/contract/dinero';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { LISTA_DE_CIRCUITOS, nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import type { MovimientoCerrado } from './cierres.repository.ts';

/** What was taken to the bank is of no coupon, and was collected before; what the bank keeps or pays is of none either. */
const SIN_CUPON: Readonly<Record<string, string>> = { deposito: 'Depósitos', banco: 'Gastos e intereses del banco' };

export const nombreDelCircuito = (circuito: NonNullable<MovimientoCerrado['circuito']>): string =>
  SIN_CUPON[circuito] ?? LISTA_DE_CIRCUITOS.find(({ key }) => key === circuito)?.nombre ?? circuito;

/** Each movement of money of a closing, with its bank by its name: the last column adds up to its total. */
export const tablaDeCierre: TablaPorExportar<MovimientoCerrado> = {
  nombre: 'Movimientos',
  columnas: [
    { titulo: 'Fecha', ancho: 12, celda: (m) => fecha(m.dia) },
    { titulo: 'Asiento', ancho: 12, celda: (m) => numero(m.asiento_id) },
    { titulo: 'Concepto', ancho: 26, celda: (m) => texto(nombreDeConcepto(m.concepto)) },
    { titulo: 'Cupón', ancho: 12, celda: (m) => numero(m.numero_boleta) },
    { titulo: 'Circuito', ancho: 14, celda: (m) => texto(m.circuito && nombreDelCircuito(m.circuito)) },
    { titulo: 'Medio', ancho: 28, celda: (m) => texto(nombreDeMedio(m.medio)) },
    { titulo: 'Banco', ancho: 36, celda: (m) => texto(m.banco) },
    { titulo: 'Quién lo anotó', ancho: 18, celda: (m) => texto(m.quien) },
    { titulo: 'Importe', ancho: 16, celda: (m) => importe(m.importe) },
  ],
};
