import type { Almacen, Cobranza, DeudaDeRedLink } from './almacen.ts';
import { diaLocal } from './montos.ts';
import { sumarDias } from './rendiciones/dias-habiles.ts';
import { esDeLink } from './rendiciones/lo-cobrado.ts';

export const CANALES = {
  PF: 'Pago Fácil',
  RP: 'Rapipago',
  PP: 'Provincia NET Pagos',
  TI: 'Transferencia con el QR',
  LK: 'Red Link (código de pago)',
  PC: 'Pago Mis Cuentas (código de pago)',
} as const;
export type Canal = keyof typeof CANALES;
export const esCanal = (texto: string): texto is Canal => texto in CANALES;

export type BarraLeida = {
  concepto: string;
  usuario: string;
  vencimientos: { fecha: string; importe: number }[];
};

/** Weights 1, 3, 5, 7, 9, 3, 5, 7, 9…; half the sum, modulo 10. */
function digito(cifras: string): number {
  const suma = [...cifras].reduce(
    (total, cifra, i) => total + Number(cifra) * (i === 0 ? 1 : ([3, 5, 7, 9][(i - 1) % 4] ?? 0)),
    0,
  );
  return Math.floor(suma / 2) % 10;
}

/** docs/reference/outside-world.md#siro-barcode. Null when a till would refuse the code. */
export function leerBarra(codigo: string): BarraLeida | null {
  if (!/^\d{56}$/.test(codigo)) return null;
  if (digito(codigo.slice(0, 54)) !== Number(codigo[54]) || digito(codigo.slice(0, 55)) !== Number(codigo[55]))
    return null;
  const primero = `20${codigo.slice(13, 15)}-${codigo.slice(15, 17)}-${codigo.slice(17, 19)}`;
  const vencimientos = [{ fecha: primero, importe: Number(codigo.slice(19, 26)) }];
  for (const desde of [26, 35]) {
    const importe = Number(codigo.slice(desde + 2, desde + 9));
    if (importe > 0) vencimientos.push({ fecha: sumarDias(primero, Number(codigo.slice(desde, desde + 2))), importe });
  }
  return { concepto: codigo.slice(4, 5), usuario: codigo.slice(5, 13), vencimientos };
}

/** Null after the last date. */
export const importeDeHoy = ({ vencimientos }: Pick<BarraLeida, 'vencimientos'>, ahora: Date): number | null =>
  vencimientos.find(({ fecha }) => fecha >= diaLocal(ahora))?.importe ?? null;

const idDeDeuda = ({ id_deuda }: DeudaDeRedLink): string => id_deuda.replaceAll(/\D/g, '');

/** The code is a barcode, or a debt of the network by payment code and number. */
export function buscarPorCodigo({ estado }: Almacen, escrito: string): (BarraLeida & { barra: string })[] {
  const codigo = escrito.replaceAll(/[\s.-]/g, '').toUpperCase();
  const leida = leerBarra(codigo);
  if (leida) return [{ ...leida, barra: codigo }];
  return estado.deudas
    .filter(({ cpe }) => cpe === codigo)
    .map((deuda) => ({
      concepto: '0',
      usuario: idDeDeuda(deuda).padStart(8, '0'),
      vencimientos: deuda.vencimientos,
      barra: '',
    }));
}

const EN_LINK = 20_000_000;

export type PagoEnCaja = {
  usuario: string;
  importe: number;
  canal: Canal;
  concepto?: string;
  barra?: string;
  fecha?: string;
  se_lista?: string;
};

export function cobrarEnCaja(
  almacen: Almacen,
  { usuario, importe, canal, concepto = '0', barra = '', fecha, se_lista }: PagoEnCaja,
): Cobranza {
  const dia = fecha ?? diaLocal(almacen.ahora());
  const numero = almacen.numero();
  const cobranza = {
    id: 700_000 + numero,
    fecha: dia,
    acreditacion: dia,
    vencimiento: dia,
    importe,
    usuario: usuario.padStart(8, '0'),
    concepto,
    barra,
    canal,
    ...(se_lista && { se_lista }),
    ...(esDeLink({ canal }) && { en_link: EN_LINK + numero }),
  };
  almacen.estado.cobranzas.push(cobranza);
  almacen.guardar();
  return cobranza;
}

/** Its network undoes what was paid with a code: a till keeps what it took. */
export function deshacerEnSuRed(almacen: Almacen, id: number): Cobranza | null {
  const cobranza = almacen.estado.cobranzas.find((una) => una.id === id);
  if (!cobranza || !esDeLink(cobranza) || cobranza.deshecha) return null;
  cobranza.deshecha = diaLocal(almacen.ahora());
  almacen.guardar();
  return cobranza;
}
