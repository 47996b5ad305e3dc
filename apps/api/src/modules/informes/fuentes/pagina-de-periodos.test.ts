import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buscarMesesDePagina, buscarPeriodosDePagina, sumarConDetalle } from './pagina-de-periodos.ts';

const conDetalle = fc
  .array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
  .map((cuantos) => cuantos.map((cada, n) => ({ periodo: `dia ${n}`, cuantos: cada })));

test('cada página tiene las filas que tendría si se leyera todo, y solo se leen los días que toca', () => {
  fc.assert(
    fc.property(
      conDetalle,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 120 }),
      (periodos, limit, offset) => {
        const filasDe = (cuales: readonly string[]) =>
          periodos
            .filter(({ periodo }) => cuales.includes(periodo))
            .flatMap(({ periodo, cuantos }) => Array.from({ length: cuantos }, (_, n) => ({ periodo, n })));
        const todas = filasDe(periodos.map(({ periodo }) => periodo));
        const elegidos = buscarPeriodosDePagina(periodos, { limit, offset });
        const { offset: desde } = elegidos.pagina;
        const leidas = filasDe(elegidos.periodos).slice(desde, desde + limit);
        expect(leidas).toEqual(todas.slice(offset, offset + limit));
        expect(elegidos.periodos).toEqual([...new Set(leidas.map(({ periodo }) => periodo))]);
        expect(sumarConDetalle(periodos)).toBe(todas.length);
      },
    ),
  );
});

test('de meses se lee desde el primero hasta el último, y después del último no hay nada', () => {
  const meses = [
    { periodo: '2026-01', cuantos: 3 },
    { periodo: '2026-04', cuantos: 2 },
    { periodo: '2026-05', cuantos: 9 },
  ];
  expect(buscarMesesDePagina(meses, { limit: 3, offset: 2 })).toEqual({
    de: { desde: '2026-01', hasta: '2026-04' },
    pagina: { limit: 3, offset: 2 },
  });
  expect(buscarMesesDePagina(meses, { limit: 3, offset: 5 }).pagina).toEqual({ limit: 3, offset: 0 });
  expect(buscarMesesDePagina(meses, { limit: 3, offset: 14 }).de).toBeNull();
});
