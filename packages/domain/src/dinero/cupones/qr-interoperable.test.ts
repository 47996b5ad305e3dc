import { expect, test } from 'vitest';
import { crcDeQr, qrInteroperable } from './qr-interoperable.ts';

const MUESTRA =
  '00020101021140200010com.yacare02022350150011336972350495204739953030325802AR5910HAVANNA SA6012BUENOS AIRES81220010com.yacare0204Y2156304E401';

const leer = (texto: string): Map<string, string> => {
  const campos = new Map<string, string>();
  for (let i = 0; i < texto.length; ) {
    const largo = Number(texto.slice(i + 2, i + 4));
    campos.set(texto.slice(i, i + 2), texto.slice(i + 4, i + 4 + largo));
    i += 4 + largo;
  }
  return campos;
};

test('el CRC es el de la muestra publicada', () => {
  expect(crcDeQr(MUESTRA.slice(0, -4))).toBe('E401');
});

test('el QR dice a quién y cuánto, y termina en su CRC', () => {
  const qr = qrInteroperable({
    red: 'ar.colega',
    referencia: '000000012345',
    cuit: '30546672340',
    nombre: 'Colegio de Técnicos de la Provincia',
    ciudad: 'La Plata',
    categoria: '8699',
    importe: '12345.60',
  });
  const campos = leer(qr);
  expect(campos.get('01')).toBe('12');
  expect(leer(campos.get('50') ?? '').get('00')).toBe('30546672340');
  expect(leer(campos.get('40') ?? '').get('02')).toBe('000000012345');
  expect(campos.get('53')).toBe('032');
  expect(campos.get('54')).toBe('12345.60');
  expect(campos.get('59')).toBe('COLEGIO DE TECNICOS DE LA');
  expect(campos.get('63')).toBe(crcDeQr(qr.slice(0, -4)));
});
