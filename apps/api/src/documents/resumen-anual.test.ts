import { expect, onTestFinished, test } from 'vitest';
import { resumenAnualDeMuestra as datos, movimientosDeMuestra } from '../testing/documents/resumen-anual-de-muestra.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { type DatosDeResumenAnual, renderResumenAnual } from './resumen-anual.ts';

const textos = async (cambios: Partial<DatosDeResumenAnual> = {}): Promise<string[]> => {
  const visto = await mirarPdf(await renderResumenAnual(datos(cambios)));
  onTestFinished(() => visto.cerrar());
  return visto.textos;
};

test('cada movimiento está en su columna, con el saldo que deja; de un mes sin nada, solo su saldo', async () => {
  const [texto = '', ...otras] = await textos();
  expect(otras).toEqual([]);
  for (const dicho of [
    'Saldo al empezar 2025 $ 150,00',
    'Febrero $ 0,00 $ 0,00 $ 0,00 $ 150,00',
    'Abril $ 74,54 $ 1.565,34 $ 34,66 $ 115,34',
    'Saldo al 31/12/2025 $ 1.565,34 $ 1.565,34 $ 34,66 $ 115,34',
    '31/03/2025 ARANCEL 2025 · T-12.345 $ 1.490,80 $ 1.640,80',
    'recibo N.º 87 $ 1.565,34 $ 150,00',
    'Total, con lo que cuesta al 06/01/2026 $ 150,00',
    'Al 06/01/2026 tenés $ 34,66 a favor',
  ])
    expect(texto).toContain(dicho);
  expect(texto).not.toContain('Movimientos de febrero');
  expect(texto).not.toContain('está revisando');
});

test('sin movimientos ni deuda lo dice; lo que el Colegio revisa, también', async () => {
  const { titular, meses } = datos();
  const [texto] = await textos({
    ...{ pendientes: [], adeudado: '0.00', a_favor: '0.00' },
    titular: { ...titular, en_revision: '700.00' },
    meses: meses.map((mes) => ({ ...mes, movimientos: [] })),
  });
  expect(texto).toContain('En este período no hubo movimientos.');
  expect(texto).toContain('No queda nada por pagar.');
  expect(texto).toContain('El Colegio está revisando pagos tuyos por $ 700,00');
  expect(texto).not.toContain('a favor:');
});

test('un año de muchos movimientos sigue en otras páginas, numeradas y con el encabezado de sus tablas', async () => {
  const paginas = await textos({ meses: movimientosDeMuestra(60) });
  expect(paginas.length).toBeGreaterThan(12);
  for (const [i, pagina] of paginas.entries()) {
    expect(pagina).toContain(`Página ${i + 1} de ${paginas.length}`);
    if (i < paginas.length - 1) expect(pagina).toContain('Cargos Pagos Créditos Saldo');
  }
});
