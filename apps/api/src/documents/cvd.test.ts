import { expect, test } from 'vitest';
import { type DatosDeCvd, renderCvd } from './cvd.ts';

const datos = (cambios: Partial<DatosDeCvd> = {}): DatosDeCvd => ({
  numero: 'V-2026-000012',
  numero_control: '2026000012-4',
  fecha: '2026-11-10',
  creado: new Date('2026-11-10T15:00:00Z'),
  anulado: false,
  asesor: 'operador',
  enlace: 'http://127.0.0.1:3000/#/qr/cvd/abcDEF0123456789abcDEF0123456789',
  legajo: { numero: 41, rubro: 'Obra civil', modalidad: 'Tradicional' },
  matriculado: { nombre: 'María Elena García', cuit: '27201234565', matricula: 'T-12.345 · Maestra Mayor de Obras' },
  comitentes: [{ apellido_nombre: 'Ñandú Łukasz SA', cuit: '30712345671' }],
  inmuebles: [{ direccion: 'Calle 50 N.º 1234', lugar: 'La Plata (1900), La Plata', catastro: 'Circ. II · Secc. C' }],
  contratos: [
    {
      tipo: 'Contrato original',
      fecha: '2026-10-01',
      vencimiento: '2027-10-01',
      monto: '2500000.00',
      tareas: [{ nombre: 'Proyecto y dirección', monto: '2500000.00' }],
    },
  ],
  ...cambios,
});
const paginas = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

test('el CVD es un PDF de una página, y los mismos datos dan los mismos bytes', async () => {
  const pdf = await renderCvd(datos());
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(paginas(pdf)).toBe(1);
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderCvd(datos())))).toBe(0);
});

test('anulado lo dice, y con muchos inmuebles y ampliaciones sigue en otras páginas', async () => {
  const anulado = await renderCvd(datos({ anulado: true }));
  expect(anulado.length).not.toBe((await renderCvd(datos())).length);
  const [inmueble] = datos().inmuebles;
  const [contrato] = datos().contratos;
  if (!inmueble || !contrato) throw new Error('Faltan datos de prueba');
  const inmuebles = Array.from({ length: 60 }, () => inmueble);
  const contratos = Array.from({ length: 8 }, () => ({ ...contrato, tipo: 'Ampliación' }));
  expect(paginas(await renderCvd(datos({ inmuebles, contratos })))).toBeGreaterThan(2);
});
