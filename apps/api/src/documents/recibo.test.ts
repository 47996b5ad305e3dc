import { expect, onTestFinished, test } from 'vitest';
import { leerEstructura, textoEnOrden } from '../testing/documents/leer-papel.ts';
import { reciboDeMuestra as datos } from '../testing/documents/papeles-de-muestra.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { type DatosDeRecibo, renderRecibo } from './recibo.ts';

const textos = async (cambios: Partial<DatosDeRecibo> = {}): Promise<string[]> => {
  const visto = await mirarPdf(await renderRecibo(datos(cambios)));
  onTestFinished(() => visto.cerrar());
  return visto.textos;
};

test('el recibo dice su número, la fecha, los conceptos con su recargo, el medio y la operación', async () => {
  const [texto = '', ...otras] = await textos();
  expect(otras).toEqual([]);
  for (const dicho of [
    'Recibo N.º 87',
    'Pagado el 05/01/2026',
    'CUIT 30-54667234-0',
    'Recibimos de',
    'María Elena García',
    'Cupón',
    'N.º 12345',
    'SiPago',
    'op-9f1c2b33, 05/01/2026, 15:20 h',
    'ARANCEL 2025 $ 1.490,80',
    'Recargo por pago después del primer vencimiento $ 74,54',
    'Total $ 1.565,34',
  ])
    expect(texto).toContain(dicho);
});

test('lo que se pagó de más queda dicho, y no es parte del total del recibo', async () => {
  const { operacion } = datos();
  const demas = { ...operacion, importe: '2000.00', aplicado: '1490.80', a_credito: '509.20' };
  const [texto] = await textos({
    importe: '1490.80',
    operacion: { ...demas, detalle: 'Pagó el cupón; la diferencia quedó a tu favor.' },
  });
  expect(texto).toContain('Total $ 1.490,80');
  expect(texto).toContain('Se recibieron $ 2.000,00. Pagó el cupón; la diferencia quedó a tu favor. Son $ 509,20.');
});

test('el de un pago en parte dice la parte que no cubre, sin llamarlo a cuenta: puede ser el que salda', async () => {
  const [texto = ''] = await textos({ importe: '490.80' });
  expect(texto).toContain('Parte que no cubre este pago -$ 1.000,00');
  expect(texto).toContain('Total $ 490,80');
  expect(texto).not.toContain('Pago a cuenta');
  expect(texto).not.toContain('Recargo');
});

test('el de un pago que se deshizo lo dice en palabras que se leen, y no dice que está pagado', async () => {
  const pdf = await renderRecibo(datos({ anulacion: { fecha: '2026-02-01', como: 'reembolso' } }));
  const leido = textoEnOrden(leerEstructura(pdf));
  expect(leido).toContain('Anulado el 01/02/2026: el medio de pago devolvió el dinero');
  expect(leido).not.toContain('Pagado el');
});

test.each([
  [{ devuelto_en_parte: '400.00' }, 'el medio de pago devolvió $ 400,00 de este pago'],
  [{ credito_reclamado: true }, 'se deshizo el pago que había dejado el saldo a favor que usa'],
])('el que está observado lo dice al lado de cuándo se pagó, y no en verde: %o', async (cambios, dicho) => {
  const pdf = await renderRecibo(datos(cambios));
  const leido = textoEnOrden(leerEstructura(pdf));
  expect(leido.replace(/\s+/g, ' ')).toContain(`Pagado el 05/01/2026. Después ${dicho}: consultá en el Colegio`);
  expect(leido).not.toContain('Anulado');
});

test('muchos conceptos siguen en otras páginas, con su encabezado', async () => {
  const items = Array.from({ length: 90 }, (_, i) => ({ descripcion: `CUOTA ${i + 1}`, importe: '10.00' }));
  const paginas = await textos({ cupon: { ...datos().cupon, items, monto_total: '900.00' }, importe: '900.00' });
  expect(paginas.length).toBeGreaterThan(2);
  expect(paginas.at(-1)).toContain('Concepto Importe');
  expect(paginas.at(-1)).toContain('Total $ 900,00');
});

test('el papel tiene título e idioma; los mismos datos dan los mismos bytes', async () => {
  const pdf = Buffer.from(await renderRecibo(datos()));
  expect(pdf.toString('latin1')).toContain('/Lang (es-AR)');
  expect(pdf.toString('latin1')).toContain('(Recibo de pago 87)');
  expect(Buffer.compare(pdf, Buffer.from(await renderRecibo(datos())))).toBe(0);
});
