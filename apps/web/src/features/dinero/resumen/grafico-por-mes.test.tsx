import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dibujarMeses, distanciaEntreNombres, marcasHasta } from './dibujo-de-meses.ts';
import { Dibujo } from './grafico-por-mes.tsx';

const MESES = [
  { mes: '2026-09', pagado: '0.00', adeudado: '0.01' },
  { mes: '2026-10', pagado: '300.00', adeudado: '0.00' },
  { mes: '2026-11', pagado: '300.00', adeudado: '100.00' },
];

describe('las líneas de los importes', () => {
  test.each([
    [0, [0]],
    [5_530_000, [0, 1_500_000, 3_000_000, 4_500_000, 6_000_000]],
    [400, [0, 100, 200, 300, 400]],
    [401, [0, 150, 300, 450]],
    [0.1, [0, 0.025, 0.05, 0.075, 0.1]],
    [999_999_999, [0, 250_000_000, 500_000_000, 750_000_000, 1_000_000_000]],
  ])('hasta %d son redondas, y ninguna barra pasa de la última', (maximo, marcas) => {
    expect(marcasHasta(maximo).map((marca) => Number(marca.toPrecision(12)))).toEqual(marcas);
  });

  test('nunca más de seis, y la última es la primera que alcanza', () => {
    for (let maximo = 0.01; maximo < 1e9; maximo *= 1.37) {
      const marcas = marcasHasta(maximo);
      expect(marcas.length).toBeLessThanOrEqual(6);
      expect(marcas.at(-1)).toBeGreaterThanOrEqual(maximo * (1 - 1e-9));
      expect(marcas.at(-2)).toBeLessThan(maximo);
    }
  });
});

describe('dónde va cada mes', () => {
  const { columnas, lineas, piso } = dibujarMeses(MESES, 364);
  const [pocos, soloPagado, losDos] = columnas;

  test('el alto es el importe, lo adeudado va encima de lo pagado, y un centavo también se ve', () => {
    const alto = piso - (lineas.at(-1)?.y ?? 0);
    expect([soloPagado?.pagado.alto, soloPagado?.adeudado.alto]).toEqual([(alto * 300) / 400, 0]);
    expect(losDos?.adeudado).toEqual({ y: lineas.at(-1)?.y, alto: alto / 4 });
    expect(losDos?.pagado.y).toBe(soloPagado?.pagado.y);
    expect(pocos?.adeudado).toEqual({ y: piso - 2, alto: 2 });
  });

  test('ocupan todo el ancho, del mismo tamaño, y sus barras no se ensanchan sin fin', () => {
    expect(columnas.map(({ x, ancho }) => [x, ancho])).toEqual([
      [64, 100],
      [164, 100],
      [264, 100],
    ]);
    expect(columnas.map(({ barra }) => [barra.x, barra.ancho])[0]).toEqual([90, 48]);
  });

  test('en una pantalla angosta se nombran algunos, y siempre el último', () => {
    expect([1044, 600, 230].map((ancho) => distanciaEntreNombres(18, ancho))).toEqual([1, 2, 5]);
    const angosto = dibujarMeses(MESES, 64 + 90).columnas;
    expect(angosto.map(({ nombre }) => nombre)).toEqual(['sept 26', null, 'nov 26']);
  });
});

test('la ficha de un mes no se sale del dibujo, y al lado del mes si hay lugar', () => {
  for (const ancho of [260, 300, 640, 1040])
    for (const { ficha } of dibujarMeses([...MESES, ...MESES, ...MESES], ancho).columnas) {
      expect(ficha).toBeGreaterThanOrEqual(0);
      expect(ficha + 248).toBeLessThanOrEqual(ancho);
    }
  const [primera, , ultima] = dibujarMeses(MESES, 1024).columnas;
  expect([primera?.ficha, ultima?.ficha]).toEqual([64 + 320 + 8, 704 - 8 - 248]);
});

test('cada mes dice lo suyo al pasar por encima, con los importes enteros', () => {
  const { container } = render(<Dibujo meses={MESES} ancho={640} />);
  expect(container.querySelectorAll('svg rect')).toHaveLength(6);
  expect([...container.querySelectorAll('svg text')].map((texto) => texto.textContent)).toEqual([
    ...['0', '100', '200', '300', '400'],
    ...['sept 26', 'oct 26', 'nov 26'],
  ]);
  expect([...container.querySelectorAll('strong')].map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringMatching(/^sept 26Pagado\$\s0,00Adeudado\$\s0,01$/),
    expect.stringMatching(/^oct 26Pagado\$\s300,00Adeudado\$\s0,00$/),
    expect.stringMatching(/^nov 26Pagado\$\s300,00Adeudado\$\s100,00$/),
  ]);
});
