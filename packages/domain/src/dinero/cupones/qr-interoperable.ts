import type { Importe } from '../../importes/decimal.ts';

export type QrDeCobro = {
  red: string;
  referencia: string;
  cuit: string;
  nombre: string;
  ciudad: string;
  categoria: string;
  importe: Importe;
};

const LARGO_DE_NOMBRE = 25;
const LARGO_DE_CIUDAD = 15;
const LARGO_DE_REFERENCIA = 25;

const campo = (id: string, valor: string): string => `${id}${String(valor.length).padStart(2, '0')}${valor}`;

/** The standard knows no accents: they are dropped, not the letters. */
const plano = (texto: string, largo: number): string =>
  texto
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .toUpperCase()
    .slice(0, largo)
    .trim();

/** EMVCo merchant-presented, dynamic, in pesos (docs/reference/outside-world.md#qr-of-a-coupon). */
export const qrInteroperable = (qr: QrDeCobro): string => {
  const cuerpo = [
    campo('00', '01'),
    campo('01', '12'),
    campo('40', campo('00', qr.red) + campo('02', qr.referencia.slice(0, LARGO_DE_REFERENCIA))),
    campo('50', campo('00', qr.cuit)),
    campo('52', qr.categoria),
    campo('53', '032'),
    campo('54', qr.importe),
    campo('58', 'AR'),
    campo('59', plano(qr.nombre, LARGO_DE_NOMBRE)),
    campo('60', plano(qr.ciudad, LARGO_DE_CIUDAD)),
    '6304',
  ].join('');
  return cuerpo + crcDeQr(cuerpo);
};

/** CRC-16/CCITT-FALSE covers everything up to and including "6304". */
export const crcDeQr = (cuerpo: string): string => {
  let crc = 0xffff;
  for (const caracter of cuerpo) {
    crc ^= caracter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) !== 0 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
